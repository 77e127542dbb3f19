/** Words for what questions offer by id: answers, menus, pieces. The ids are made in `rules` (`abilities.ts`, `pieces.ts`). */
import type { AreaId, Icon, Title } from '../../box/ids.ts';
import type { AppWords } from './messages.ts';
import type { MenuGroup, Names } from './play-words.ts';

type SheetPart = 'positive' | 'once' | 'negative';
/** What a menu names besides: the ability on the sheet of whoever answers. */
export interface OptionNames extends Names {
	ability(part: SheetPart): string;
}

/** A piece taken apart: `civilian:17@rear` is a civilian with the label 17 at the rear. */
export interface ShipParts {
	piece: string;
	id: string;
	at: string;
}
export function readShip(label: string): ShipParts {
	const [head = '', at = ''] = label.split('@');
	const [piece = '', id = ''] = head.split(':');
	return { piece, id, at };
}

const has = <Key extends string>(record: Record<Key, unknown>, key: string): key is Key => key in record;

function shipName(words: AppWords, { piece, id }: ShipParts, names: Names): string {
	const { ship } = words;
	switch (piece) {
		case 'basestar':
			return ship.basestar(id);
		case 'civilian':
			return ship.civilian(id);
		case 'pilot':
			return ship.pilot(names.seat(Number(id)));
		case 'centurion':
			return ship.centurion(Number(id));
		default:
			return has(ship.name, piece) ? ship.name[piece] : names.thing(piece);
	}
}

/** A piece and where it is: "Heavy raider behind Galactica". */
export function shipLabel(words: AppWords, label: string, names: Names): string {
	const parts = readShip(label);
	const name = shipName(words, parts, names);
	const { beside } = words.ship;
	if (!parts.at) return name;
	return has(beside, parts.at)
		? beside[parts.at](name)
		: words.ship.at({ ship: name, at: names.at(parts.at) });
}

/** Where an action comes from: the heading it stands under. */
export function menuGroup(words: AppWords, id: string): MenuGroup {
	const [head = ''] = id.split(':');
	return has(words.menu.group, head) ? head : 'other';
}

const areaName = (words: AppWords, id: string, names: Names): string =>
	has<AreaId>(words.area, id) ? words.area[id] : names.thing(id);

/** `move:viper@port-bow:front`: the piece, and after the last colon where to. */
function moveLabel(words: AppWords, id: string, names: Names): string {
	const [, ...rest] = id.split(':');
	const to = rest.pop() ?? '';
	const parts = readShip(rest.join(':'));
	return words.menu.move({
		ship: shipName(words, parts, names),
		from: areaName(words, parts.at, names),
		to: areaName(words, to, names)
	});
}

function menuLabel(words: AppWords, id: string, names: OptionNames): string {
	const [head = '', what = ''] = id.split(':');
	const { menu, titleOf } = words;
	switch (head) {
		case 'skill':
			return /-\d$/u.test(what) ? names.cards([what]) : names.thing(what);
		case 'sheet':
			// the parts of a sheet are named in `abilities.ts`
			return names.ability(what as SheetPart);
		case 'title':
			return has<Title>(titleOf, what) ? titleOf[what] : what;
		case 'loyalty':
			return menu.loyalty(names.thing(what));
		case 'fly':
			return menu.fly(names.at(what));
		case 'launch':
			return menu.launch(names.at(what));
		case 'attack':
			return menu.attack(names.at(readShip(what).at));
		case 'move':
			return moveLabel(words, id, names);
		default:
			return names.thing(what);
	}
}

/** What an offered option is called; what it does is worded from its effects. */
export function optionLabel(words: AppWords, id: string, names: OptionNames): string {
	const { option, menu, card, titleOf } = words;
	switch (id) {
		case 'yes':
		case 'no':
		case 'ignore':
		case 'accept':
			return option[id];
		case 'viper':
		case 'return':
			return menu[id];
		case 'galactica':
		case 'pegasus':
			return words.table[id];
	}
	if (/^\d+$/u.test(id)) return option.box(Number(id));
	if (id.includes('@') && !/^(move|attack):/u.test(id)) return shipLabel(words, id, names);
	if (id.includes(':')) return menuLabel(words, id, names);
	if (has<Icon | 'jump' | 'evacuate'>(card.icon, id)) return card.icon[id];
	return has<Title>(titleOf, id) ? titleOf[id] : names.thing(id);
}
