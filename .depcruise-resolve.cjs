// dependency-cruiser does not know Kit's alias: without this its rules match nothing and pass.
const path = require('node:path');
module.exports = { resolve: { alias: { $lib: path.resolve(__dirname, 'src/lib') } } };
