import type { Localized } from '@/lib/i18n/locales';
import { garmentFacts } from './garment-facts';
import { type SizeId, sizeIds, sizeNames } from './garments/garment';
import { cleanList, cleanPeople, isLongName } from './reduce-design';
import { type Person, type ShirtDesign, shirtLimits } from './shirt-design';

export interface ReadPeople {
  people: Person[];
  /** Lines beyond the most that a list has. */
  lost: number;
  /** Names whose size was not understood: they have the usual one. */
  guessed: string[];
  /** Names that are longer than they can be made: they are cut. */
  long: string[];
  /** Cells that are no name, number nor size: they are left out. */
  unread: string[];
  /** The list as it was typed where that says more than `people`, else nothing. */
  typed: string;
}

function findSize(word: string, sizes: readonly SizeId[]): SizeId | null {
  const said = word.toLowerCase().replace(/\s+/g, ' ').replace('2x', 'xx').replace('xxx', '3x');
  const names = (size: SizeId) => Object.values<string>(sizeNames[size] satisfies Localized);
  return sizes.find((size) => names(size).some((name) => name.toLowerCase() === said)) ?? null;
}

/** The cells of a line: of a sheet by tabs, of a list by semicolons or commas; quotes hold what has such a sign. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';'].find((sign) => line.includes(sign)) ?? ',';
  const cells: string[] = [];
  let [cell, quoted] = ['', false];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (sign === '"' && quoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (sign === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell].map((one) => one.trim());
}

/** "Zoé 10 M" as people write it, without a sign between. */
const spaced = /^(.+) (\d+) (\d?x*[sml])$/gim;

const isHeading = (cells: readonly string[]) =>
  /^((pré)?nom|(voor)?naam|(first )?name)$/i.test(cells[0] ?? '');

/**
 * Reads a pasted list: name, number and size, in any order after the name.
 *
 * @param sizes of the garment; `usual` is taken where none is said
 */
export function readPeople(text: string, sizes: readonly SizeId[], usual: SizeId): ReadPeople {
  const rows = text
    .replace(spaced, '$1,$2,$3')
    .split(/\r\n?|\n/)
    .map(cellsOf)
    .filter((cells) => cells.some((cell) => cell !== ''));
  const lines = rows[0] && isHeading(rows[0]) ? rows.slice(1) : rows;
  const guessed: string[] = [];
  const unread: string[] = [];
  const people = lines.slice(0, shirtLimits.people).map(([name = '', ...others]): Person => {
    const at = others.findIndex((cell) => findSize(cell, sizes) !== null && !(sizes.length === 1));
    const size = findSize(others[at] ?? '', sizes);
    const rest = others.filter((cell, index) => index !== at && cell !== '');
    const isNumber = rest.findIndex((cell) => /^\d{1,4}$/.test(cell));
    const number = rest[isNumber] ?? '';
    const left = rest.filter((_, index) => index !== isNumber);
    if (size === null && sizes.length > 1) {
      guessed.push(name || number);
      // It was to be the size, and is told as such.
      left.shift();
    }
    unread.push(...left.filter((cell) => findSize(cell, sizeIds) === null));
    return { name, number, size: size ?? usual };
  });
  const lost = Math.max(0, lines.length - shirtLimits.people);
  const long = people.map(({ name }) => name).filter(isLongName);
  const untaken = lost + guessed.length + long.length + unread.length;
  return { people, lost, guessed, long, unread, typed: untaken > 0 ? text : '' };
}

/** The list as it is typed. */
function writePeople(people: readonly Person[]): string {
  return people
    .map(({ name, number, size }) =>
      [name, number, size.startsWith('age') ? sizeNames[size].en : sizeNames[size].fr].join('; '),
    )
    .join('\n');
}

type ListOf = Pick<ShirtDesign, 'garment' | 'people' | 'typed'>;

/** A list as it was typed while the design has what is read of it: a step back or another garment leaves null. */
function typedList({ garment, people, typed: kept }: ListOf, typed = kept): string | null {
  if (typed === undefined) return null;
  const { sizes, drawn } = garmentFacts(garment);
  const read = readPeople(typed, sizes, drawn);
  const found = [cleanPeople(read.people, garment), cleanList(read.typed)];
  return JSON.stringify(found) === JSON.stringify([people, kept ?? '']) ? typed : null;
}

/**
 * What the field of the list shows, which is always what the design has.
 *
 * @param typed what somebody has typed into it
 */
export const shownList = (design: ListOf, typed?: string): string =>
  typedList(design, typed) ?? typedList(design) ?? writePeople(design.people);
