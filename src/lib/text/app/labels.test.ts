import { describe, expect, it } from 'vitest';
import { menuGroup, optionLabel, shipLabel } from './index.ts';
import { wordsAndNames } from './testing/names.ts';

describe('labels', () => {
	it.each([
		['raider@front', 'Raider in front of Galactica', 'Jäger vor der Galactica'],
		['scar@front', 'Scar in front of Galactica', 'Scar vor der Galactica'],
		['heavy@rear', 'Heavy raider behind Galactica', 'Schwerer Jäger hinter der Galactica'],
		['basestar:2@front', 'Basestar 2 in front of Galactica', 'Basisstern 2 vor der Galactica'],
		['viper@port-bow', 'Viper off the port bow', 'Viper vorn an Backbord'],
		['viper@reserves', 'Viper from the Reserves', 'Viper aus der Reserve'],
		['viper@damaged', 'Viper from the damaged ones', 'Viper von den beschädigten'],
		['pilot:3@port-bow', 'Viper of Dennis off the port bow', 'Viper von Dennis vorn an Backbord'],
		['civilian:17@rear', 'Civilian ship 17 behind Galactica', 'Ziviles Schiff 17 hinter der Galactica'],
		['centurion:2', 'Centurion on space 2 of 4', 'Zenturio auf Feld 2 von 4'],
		['occupation@shipyard', 'Occupation force at the Shipyard', 'Besatzungstrupp in der Werft']
	])('word the piece %s', async (label, en, de) => {
		for (const [language, expected] of [
			['en', en],
			['de', de]
		] as const) {
			const { words, names } = await wordsAndNames(language);
			expect(shipLabel(words, label, names)).toBe(expected);
		}
	});

	it.each([
		['yes', 'Yes', 'Ja'],
		['ignore', 'Ignore it', 'Ignorieren'],
		['0', 'A', 'A'],
		['1', 'B', 'B'],
		['viper', 'Fly or fight with your viper', 'Mit deiner Viper fliegen oder kämpfen'],
		['return', 'Stop infiltrating', 'Die Unterwanderung beenden'],
		['place:command:0', 'Command', 'Kommandozentrale'],
		['place:caprica-pegasus:0', 'Caprica', 'Caprica'],
		['skill:repair-2:0', 'Repair 2', 'Reparatur 2'],
		['sheet:once:0', 'Skilled Politician', 'Gewiefte Politikerin'],
		['title:president:1', 'President', 'Präsident'],
		['kept:accept-prophecy:0', 'Accept Prophecy', 'Annahme der Prophezeiung'],
		['board:detain-a-human', 'Detain a Human', 'Einen Menschen festnehmen'],
		['loyalty:cylon-brig', 'Reveal yourself: You Are a Cylon', 'Dich enttarnen: Du bist ein Zylon'],
		['go:brig', 'Brig', 'Arrestzelle'],
		['fly:port-aft', 'Fly: off the port stern', 'Fliegen: achtern an Backbord'],
		['launch:port-bow', 'Launch a viper off the port bow', 'Eine Viper starten: vorn an Backbord'],
		[
			'attack:viper@front',
			'Attack with the viper in front of Galactica',
			'Mit der Viper vor der Galactica angreifen'
		],
		['move:viper@port-bow:front', 'Viper: Port bow → Front', 'Viper: Backbord vorn → Vorn'],
		[
			'move:civilian:17@rear:port-aft',
			'Civilian ship 17: Rear → Port aft',
			'Ziviles Schiff 17: Hinten → Backbord achtern'
		],
		['raiders', 'Raiders', 'Jäger'],
		['president', 'President', 'Präsident'],
		['food', 'Food', 'Nahrung'],
		['crisis', 'Crisis', 'Krisen']
	])('word the option %s', async (id, en, de) => {
		for (const [language, expected] of [
			['en', en],
			['de', de]
		] as const) {
			const { words, names } = await wordsAndNames(language);
			expect(optionLabel(words, id, names)).toBe(expected);
		}
	});

	it('sort a menu under headings', async () => {
		const { words } = await wordsAndNames('en');
		expect(menuGroup(words, 'skill:repair-2:0')).toBe('skill');
		expect(menuGroup(words, 'viper')).toBe('viper');
		expect(menuGroup(words, 'launch:port-bow')).toBe('other');
	});
});
