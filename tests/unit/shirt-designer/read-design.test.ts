import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designLimits } from '@/lib/designs/design';
import { openShirtDesign } from '@/lib/shirt-designer/design-schema';
import { designerLabels } from '@/lib/shirt-designer/designer-labels';
import { readForm, readSide } from '@/lib/shirt-designer/read-design';
import { readPeople, shownList } from '@/lib/shirt-designer/read-people';
import { rebuildDesign } from '@/lib/shirt-designer/rebuild-design';
import { reduceDesign } from '@/lib/shirt-designer/reduce-design';
import { sayTyped } from '@/lib/shirt-designer/say-people';
import { longestCode, readCode, writeCode } from '@/lib/shirt-designer/server/design-code';
import { type ShirtDesign, sideOf } from '@/lib/shirt-designer/shirt-design';
import { findBeginning, templateIds, templates } from '@/lib/shirt-designer/templates';

const sizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', '3xl'] as const;

describe('A form without a script', () => {
  test('makes a hoodie with words, a motif and quantities', () => {
    const design = readForm(
      Object.entries({
        garment: 'hoodie',
        fabric: 'navy',
        text: 'Chorale\nde Tervuren',
        mark: 'laurel',
        size: '18',
        colour: '#FFD21F',
        curve: 'arc',
        'pieces-m': '12',
        people: 'Nadia; 7; L',
      }),
      findBeginning('blank'),
    );
    expect(design).toMatchObject({
      garment: 'hoodie',
      fabric: 'navy',
      quantities: { m: 12 },
      people: [{ name: 'Nadia', number: '7', size: 'l' }],
    });
    expect(sideOf(design, 'front').layers.map(({ kind }) => kind)).toEqual(['mark', 'text']);
    expect(sideOf(design, 'front').layers[1]).toMatchObject({
      text: 'Chorale\nde Tervuren',
      size: 18,
      colour: '#ffd21f',
      curve: 'arc',
    });
  });

  test('changes and removes layers of the side that it showed', () => {
    const before = templates.bar.design;
    const after = readForm(
      Object.entries({
        'shown-side': 'front',
        'layer-l2-text': 'Chez Luc',
        'layer-l2-size': '30',
        'layer-l1-remove': 'on',
        technique: 'flex',
      }),
      before,
    );
    expect(sideOf(after, 'front').layers.map(({ id }) => id)).toEqual(['l2', 'l3']);
    expect(sideOf(after, 'front')).toMatchObject({
      technique: 'flex',
      layers: [{ text: 'Chez Luc', size: 30 }, {}],
    });
  });

  test('whatever is sent, what comes of it can be kept', () => {
    const names = [
      'garment',
      'fabric',
      'side',
      'shown-side',
      'text',
      'mark',
      'size',
      'colour',
      'people',
      'pieces-m',
      'layer-l1-x',
      'layer-l1-text',
      'layer-l2-colour',
      'technique',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'grapheme' })), (form) => {
        const design = readForm(Object.entries(form), templates.team.design);
        expect(openShirtDesign(JSON.parse(JSON.stringify(design)))).toEqual(design);
        expect(readSide(Object.entries(form), design)).toBe('front');
      }),
    );
  });
});

describe('Addresses', () => {
  test.each([...templateIds])('hold %s, and give it back', (id) => {
    const code = writeCode(templates[id].design);
    expect(code.length).toBeLessThan(longestCode);
    expect(readCode(code)).toEqual(templates[id].design);
  });

  test('hold nothing else', () => {
    for (const wrong of [undefined, '', 'abc', 'A'.repeat(20_000), Buffer.from('{}').toString('base64url')])
      expect(readCode(wrong)).toBeNull();
  });
});

describe('What a browser has kept', () => {
  test.each([...templateIds])('%s is rebuilt as it was, but for the ids of its layers', (id) => {
    const { design } = templates[id];
    const rebuilt = rebuildDesign(JSON.parse(JSON.stringify(design)));
    const plain = (one: typeof design | null) => JSON.stringify(one).replace(/"id":"l\d+"/g, '');
    expect(plain(rebuilt)).toBe(plain(design));
  });

  test('of anything else a design is made that can be kept, or none', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (layers, colours) => {
        const made = rebuildDesign({
          ...templates.bar.design,
          sides: {
            front: {
              technique: 'flex',
              layers: [layers, { kind: 'mark', mark: 'hop', colours }, { kind: 'text', text: layers }],
            },
          },
        });
        expect(openShirtDesign(JSON.parse(JSON.stringify(made)))).toEqual(made);
      }),
    );
    expect(rebuildDesign({ version: 3 })).toBeNull();
    expect(rebuildDesign(null)).toBeNull();
  });
});

describe('A pasted list', () => {
  test('is read from a sheet, from CSV and from lines that were typed', () => {
    const expected = [
      { name: 'Nadia El Amrani', number: '7', size: 's' },
      { name: 'Peeters, Luc', number: '', size: 'xxl' },
    ];
    expect(
      readPeople('Nom\tNuméro\tTaille\nNadia El Amrani\t7\tS\nPeeters, Luc\t\t2XL', sizes, 'm').people,
    ).toEqual(expected);
    expect(readPeople('Nadia El Amrani;7;S\r\n"Peeters, Luc";;XXL\r\n', sizes, 'm').people).toEqual(expected);
    expect(readPeople('Nadia El Amrani, s, 7\n"Peeters, Luc", xxl', sizes, 'm').people).toEqual(expected);
  });

  test('is read, too, where people write a number and a size without a sign between', () => {
    const read = readPeople("Zoé 10 M\nJean de la Tour d'Auvergne 7 xl\nAnna M\nLuc 8", sizes, 'm');
    expect(read.people).toEqual([
      { name: 'Zoé', number: '10', size: 'm' },
      { name: "Jean de la Tour d'Auvergne", number: '7', size: 'xl' },
      // What may be a letter of the name stays in it, and is asked for.
      { name: 'Anna M', number: '', size: 'm' },
      { name: 'Luc 8', number: '', size: 'm' },
    ]);
    expect(read.guessed).toEqual(['Anna M', 'Luc 8']);
  });

  test('takes the usual size where none is understood, and says whose', () => {
    expect(readPeople('Luc; 8; géant', sizes, 'm')).toMatchObject({
      people: [{ name: 'Luc', number: '8', size: 'm' }],
      guessed: ['Luc'],
    });
  });

  test('ends at five hundred, and says how many were left out', () => {
    const list = Array.from({ length: 2000 }, (_, at) => `Nom ${at}; ${at % 100}; M`).join('\n');
    const { people, lost, typed } = readPeople(list, sizes, 'm');
    expect([people.length, lost]).toEqual([500, 1500]);
    expect(typed).toBe(list);
  });

  test('is kept as it was typed where the people of it say less, through a reload and an address', () => {
    const typed = 'Nadia\t7\tS\nLuc\t8\tgéant';
    const read = readPeople(typed, sizes, 'm');
    const design = reduceDesign(findBeginning('blank'), { kind: 'people', ...read });
    expect(design.typed).toBe(typed);
    expect(rebuildDesign(JSON.parse(JSON.stringify(design)))?.typed).toBe(typed);
    expect(readCode(writeCode(design))).toEqual(design);
    const corrected = readPeople('Nadia\t7\tS\nLuc\t8\tL', sizes, 'm');
    expect(reduceDesign(design, { kind: 'people', ...corrected }).typed).toBeUndefined();
  });

  test('names whose names are too long to be made, and keeps them as they were typed', () => {
    const long = 'Marie-Christine Vandenbroucke';
    const typed = `${long}; 7; S\nNadia El Amrani; 8; M`;
    const read = readPeople(typed, sizes, 'm');
    expect(read).toMatchObject({ long: [long], typed });
    const design = reduceDesign(findBeginning('blank'), { kind: 'people', ...read });
    expect(design.people.map(({ name }) => name)).toEqual(['Marie-Christine Vandenbr', 'Nadia El Amrani']);
    expect(design.typed).toBe(typed);
    for (const locale of ['fr', 'nl', 'en'] as const)
      expect(sayTyped(design, locale, designerLabels(locale))).toMatch(new RegExp(`24 .*: ${long}$`));
    // As long as may be, accents and what is not seen not counted twice.
    expect(readPeople(`${'é'.repeat(24)} ; 7; S`.normalize('NFD'), sizes, 'm').long).toEqual([]);
  });

  test('names the cells that are neither name, number nor size, and keeps them as they were typed', () => {
    const typed = 'Luc; 10 bis; M\nNadia; 7; S; lid@club.be\nÖmer; 12345; L';
    const read = readPeople(typed, sizes, 'm');
    expect(read).toMatchObject({ guessed: [], unread: ['10 bis', 'lid@club.be', '12345'], typed });
    expect(read.people.map(({ number }) => number)).toEqual(['', '7', '']);
    const design = reduceDesign(findBeginning('blank'), { kind: 'people', ...read });
    for (const locale of ['fr', 'nl', 'en'] as const)
      expect(sayTyped(design, locale, designerLabels(locale))).toMatch(
        /^[^·]*: 3 · .*: 10 bis, lid@club\.be, 12345$/,
      );
    // A word that was to be the size is told once, with the name, and a garment of one size asks for none.
    expect(readPeople('Luc; 8; géant', sizes, 'm').unread).toEqual([]);
    expect(readPeople('Luc; 8; géant; 10 bis', sizes, 'm').unread).toEqual(['10 bis']);
    expect(readPeople('Luc; 8; XL', ['one'], 'one')).toMatchObject({ guessed: [], unread: [], typed: '' });
  });

  test('two thousand names come back as they were typed, and are told', () => {
    const typed = Array.from({ length: 2000 }, (_, at) => `Nom ${at}; 7; M`).join('\n');
    const design = reduceDesign(findBeginning('blank'), { kind: 'people', ...readPeople(typed, sizes, 'm') });
    expect(design.typed).toBe(typed);
    expect(sayTyped(design, 'en', designerLabels('en'))).toBe(
      'People read: 500 · lines left out, beyond 500: 1500',
    );
    expect(openShirtDesign(JSON.parse(JSON.stringify(design)))).toEqual(design);
    expect(Buffer.byteLength(JSON.stringify(design))).toBeLessThan(designLimits.documentBytes);
  });

  test('stands as it is being typed while the design has what is read of it, else as the design has it', () => {
    const listed = (design: ShirtDesign, text: string) =>
      reduceDesign(design, { kind: 'people', ...readPeople(text, sizes, 'm') });
    const begun = listed(findBeginning('blank'), 'Nadia; 7; S');
    const typed = 'Nadia; 7; S\n Luc ;8, géant';
    const more = listed(begun, typed);
    expect(shownList(more, typed)).toBe(typed);
    // Taken back, or taken over from elsewhere.
    expect(shownList(begun, typed)).toBe('Nadia; 7; S');
    expect(shownList(listed(begun, 'Ömer; 9; L'), typed)).toBe('Ömer; 9; L');
    // A cell that nobody reads is taken back as well.
    expect(shownList(begun, 'Nadia; 7; S; lid@club.be')).toBe('Nadia; 7; S');
    // Whose list was kept as it was typed finds it so.
    expect(shownList(more)).toBe(typed);
  });

  test('is that of the garment that it became', () => {
    const typed = 'Nadia; 7; XS\nLuc; 8; géant';
    const tee = reduceDesign(findBeginning('blank'), { kind: 'people', ...readPeople(typed, sizes, 'm') });
    const child = reduceDesign(tee, { kind: 'garment', garment: 'tee-child' });
    const back = reduceDesign(child, { kind: 'garment', garment: 'tee' });
    expect(shownList(back, typed)).toBe('Nadia; 7; M\nLuc; 8; M');
  });

  test('is written as it is read', () => {
    const people = [
      { name: 'Nadia', number: '7', size: 's' as const },
      { name: 'Ömer', number: '', size: 'l' as const },
    ];
    expect(readPeople(shownList({ garment: 'tee', people }), sizes, 'm').people).toEqual(people);
  });
});
