import { parseHTML } from 'linkedom';
import { act, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ComposeForm } from '@/components/offers/staff/compose-form.client';
import type * as Forms from '@/components/ui/use-action-form';
import { useActionForm } from '@/components/ui/use-action-form';
import { formatAmount } from '@/lib/i18n/format';
import { addedDesign } from '@/lib/offers/added-design';
import type { ComposeLabels } from '@/lib/offers/compose-labels';
import { composeFields, readOffer, readTypedOffer, typeOffer } from '@/lib/offers/compose-offer';
import { blankRow, rowFields, typeRow } from '@/lib/offers/compose-rows';
import { pictureOutcomes } from '@/lib/offers/line-picture';
import { offerUnits } from '@/lib/offers/offer';
import { type VatTreatment, vatTreatments } from '@/lib/offers/vat-treatment';
import { exampleOffer } from './example-offer';

vi.mock('@/components/ui/use-action-form', async (importOriginal) => {
  const forms = await importOriginal<typeof Forms>();
  return { ...forms, useActionForm: vi.fn(forms.useActionForm) };
});
afterEach(() => vi.unstubAllGlobals());

const named = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, `label of ${key}`])) as Record<Key, string>;
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const labels: ComposeLabels = {
  fields: named(composeFields),
  row: named(rowFields),
  picture: {
    add: 'Add a picture',
    replace: 'Replace the picture',
    change: 'Change the picture',
    remove: 'Remove the picture',
    enlarge: 'Enlarge {line}',
    file: 'Picture',
    choose: 'Choose',
    drop: 'or drop',
    hint: 'JPEG',
    sending: 'Sending {name}',
    offline: 'Offline',
    outcome: named(pictureOutcomes),
  },
  designs: {
    title: 'Designs',
    hint: 'Hint',
    add: 'Add as lines',
    again: 'Add once more',
    isIn: 'Is in',
    older: 'Prices of {day}, today {today}.',
    raised: 'Raised.',
    undrawn: 'Undrawn.',
  },
  line: 'Line {number}',
  addLine: 'Add',
  save: 'Save',
  send: 'Send',
  busy: 'Busy',
  optional: 'optional',
  sendHint: 'Hint',
  invalid: 'Check',
  wrong: { price: 'An amount' },
  leave: 'Leave?',
  wordsHint: 'Greets already',
  basis: { consumer: 'With VAT', company: 'Without VAT' },
  failure: 'Not done',
  net: 'Net',
  vat: 'VAT',
  total: 'Total',
  done: named(['saved', 'sent', 'added']),
  refused: {},
  interrupted: { offline: 'Offline', outdated: 'Newer site', failed: 'Failed' },
  options: {
    kind: options(['consumer', 'company']),
    country: options(['BE', 'NL', 'LU', 'FR', 'DE']),
    unit: options(offerUnits),
    vat: options(vatTreatments),
    role: options(['fixed', 'option', 'alternative']),
    entry: [
      {
        value: 'logo-basic',
        label: 'Logo',
        text: 'Création de logo',
        unit: 'lump',
        price: {
          consumer: Object.fromEntries(vatTreatments.map((vat) => [vat, 1])) as Record<VatTreatment, number>,
          company: 1,
        },
      },
    ],
  },
};

const [van, cap] = ['0a000000-0000-4000-8000-000000000001', '0a000000-0000-4000-8000-000000000002'];

/** Its second line was filled in from a design. */
const offer = {
  ...exampleOffer,
  lines: exampleOffer.lines.map((line, at) => ({
    ...line,
    id: `l${at + 1}`,
    ...(at === 1 ? { design: cap } : {}),
  })),
};

const given: ComponentProps<typeof ComposeForm> = {
  action: async () => ({ status: 'ok', data: { done: 'saved' } }),
  permalink: '#',
  reference: '482-917-635',
  version: 3,
  title: 'Write',
  hasDraft: true,
  fields: typeOffer(offer, offer.locale),
  hints: { vatNumber: 'From the record' },
  rows: [
    ...offer.lines.map((line) => ({ id: line.id, row: typeRow(line, 'fr') })),
    { id: 'l5', row: blankRow },
  ],
  pictures: {
    shown: { l1: { src: '/pictures/one', width: 40, height: 20 } },
    seen: 'l1:abc',
    open: offer.lines.map(({ id }) => id),
    endpoint: '/pictures?locale=fr',
    outcome: { line: 'l2', outcome: 'fileBroken' },
    showAgain: async () => undefined,
  },
  designs: [
    { id: van, title: 'Boulangerie Lin', notes: ['1 210 €'], isPriced: true, isIn: false },
    { id: cap, title: 'Casquette', notes: [], isPriced: true, isIn: true },
    { id: 'c', title: 'Illisible', notes: ['Unreadable'], isPriced: false, isIn: false },
  ],
  labels,
  locale: 'fr',
};

const html = renderToStaticMarkup(<ComposeForm {...given} />);

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const attribute = (tag: string, name: string) => {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : decode(found);
};

/** What a browser without script sends when nothing was touched. */
function untouched(): FormData {
  const form = new FormData();
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const isOff = tag.includes('type="checkbox"') && !tag.includes('checked=""');
    const name = attribute(tag, 'name');
    if (name !== null && !isOff)
      form.append(name, attribute(tag, 'value') ?? (tag.includes('checkbox') ? 'on' : ''));
  }
  for (const [whole, tag = ''] of html.matchAll(/(<select[^>]*>)[\s\S]*?<\/select>/g)) {
    const chosen = /<option[^>]*selected=""[^>]*>/.exec(whole)?.[0] ?? '';
    form.append(attribute(tag, 'name') ?? '', attribute(chosen, 'value') ?? '');
  }
  for (const [, tag = '', text = ''] of html.matchAll(/(<textarea[^>]*>)([\s\S]*?)<\/textarea>/g))
    form.append(attribute(tag, 'name') ?? '', decode(text));
  return form;
}

test('without script the form sends the offer that it shows', () => {
  expect(readOffer(readTypedOffer(untouched()), [], 'fr')).toMatchObject({ ok: true, offer });
  expect(untouched().get('version')).toBe('3');
  expect(untouched().get('pictures')).toBe('l1:abc');
});

test('of ten thousand lines none is left out unseen', () => {
  const form = untouched();
  for (let at = 5; at < 10_000; at += 1) {
    form.append('line', `l${at}`);
    form.append(`text-l${at}`, 'Een lijn');
    form.append(`price-l${at}`, '1');
  }
  const typed = readTypedOffer(form);
  const read = readOffer(typed, [], 'fr');
  expect(read.ok).toBe(false);
  expect(typed.values.lines?.split(' ').length).toBeLessThan(100);
  expect(read.ok ? {} : read.fields).toHaveProperty('text-l80');
});

test('each design of the request that can be read has its button, which Enter does not press', () => {
  const buttons = [...html.matchAll(/<button[^>]*type="submit"[^>]*name="intent"[^>]*>([^<]*)/g)]
    .map(([tag, words]) => [attribute(tag, 'value'), words])
    .filter(([value]) => value !== 'remove');
  expect(buttons).toEqual([
    ['save', 'Save'],
    ['send', 'Send'],
    [`design-${van}`, 'Add as lines'],
    [`design-${cap}`, 'Add once more'],
  ]);
  expect(buttons.map(([value]) => addedDesign(value ?? ''))).toEqual([null, null, van, cap]);
  expect(html.match(/Is in</g)).toHaveLength(1);
  expect(html).toContain('Unreadable');
});

test('what may be left empty says so, and the rest is asked for', () => {
  const needed = [...html.matchAll(/<(?:input|select|textarea)[^>]* required=""[^>]*>/g)].map(([tag]) =>
    attribute(tag, 'name'),
  );
  expect(needed.sort()).toEqual(['country', 'depositPercent', 'kind', 'name', 'validDays']);
});

test('a field says where what it begins with comes from', () => {
  const tag = /<input[^>]*name="vatNumber"[^>]*>/.exec(html)?.[0] ?? '';
  expect(attribute(tag, 'aria-describedby')).toBe('offer-vatNumber-hint');
  expect(html).toMatch(/id="offer-vatNumber-hint"[^>]*>From the record</);
  expect(html.match(/From the record/g)).toHaveLength(1);
});

test('every field has its label', () => {
  const labelled = new Set([...html.matchAll(/ for="([^"]+)"/g)].map(([, id]) => id));
  const fields = [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('type="hidden"') && !tag.includes('type="checkbox"'));
  expect(fields.length).toBeGreaterThan(40);
  expect(fields.map((tag) => attribute(tag, 'id')).filter((id) => id === null || !labelled.has(id))).toEqual(
    [],
  );
});

test('the price list stands where a line is still empty, and there alone', () => {
  expect([...html.matchAll(/name="(entry-[^"]+)"/g)].map(([, name]) => name)).toEqual(['entry-l5']);
});

test('without script each saved line sends its picture in a form of its own, and what was wrong stands beside the field', () => {
  const forms = [...html.matchAll(/<form[^>]*>/g)].map(([tag]) => tag);
  const own = forms.filter((tag) => tag.includes('multipart/form-data'));
  expect(own.map((tag) => attribute(tag, 'action'))).toEqual(
    offer.lines.map(({ id }) => `/pictures?locale=fr&line=${id}`),
  );
  const files = [...html.matchAll(/<input[^>]*type="file"[^>]*>/g)].map(([tag]) => tag);
  expect(files.map((tag) => attribute(tag, 'form'))).toEqual(own.map((tag) => attribute(tag, 'id')));
  const wrong = files.filter((tag) => tag.includes('aria-invalid="true"'));
  expect(wrong.map((tag) => attribute(tag, 'id'))).toEqual(['offer-picture-file-l2']);
  expect(attribute(wrong[0] ?? '', 'aria-describedby')).toContain('offer-picture-file-l2-error');
  expect(html).toMatch(/id="offer-picture-file-l2-error"><p role="alert"[^>]*>label of fileBroken</);
  // Only what is there can be taken out.
  expect(
    [...html.matchAll(/<button[^>]*value="remove"[^>]*>/g)].map(([tag]) => attribute(tag, 'form')),
  ).toEqual(['offer-picture-form-l1']);
});

test('a picture names its link by its line, once, and is enlarged in a tab of its own', () => {
  const link = html.match(/<a [^>]*href="\/pictures\/one"[^>]*>/)?.[0] ?? '';
  expect(attribute(link, 'aria-label')).toBe('Enlarge Covering complet');
  expect(attribute(link, 'target')).toBe('_blank');
  expect([...html.matchAll(/<img[^>]*>/g)].map(([tag]) => attribute(tag, 'alt'))).toEqual(['']);
});

test('what opens the field of a picture says what can be done there', () => {
  const opened = [...html.matchAll(/<div id="offer-picture-(\w+)"[\s\S]*?<summary[^>]*>([^<]*)</g)];
  expect(opened.map(([, line, words]) => [line, words])).toEqual(
    offer.lines.map(({ id }) => [id, id === 'l1' ? 'Change the picture' : 'Add a picture']),
  );
});

type Answered = Pick<ReturnType<typeof useActionForm>, 'turn' | 'result'>;

/** The form in a page, which is shown again and again: with what the page says, and what the form was answered. */
async function openForm() {
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(document.querySelector('main') as Element);
  const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const show = (props: Partial<typeof given>, answered: Answered) =>
    act(async () => {
      const formProps = { onInput: () => undefined };
      const form = { formProps, errorsOf: () => [], pending: false, interruption: null };
      vi.mocked(useActionForm).mockReturnValue({
        ...form,
        ...answered,
        notice: { current: null },
      } as unknown as ReturnType<typeof useActionForm>);
      root.render(<ComposeForm {...given} {...props} />);
    });
  const type = (name: string, text: string) =>
    act(async () => {
      field(name).value = text;
      field(name).dispatchEvent(new window.Event('input', { bubbles: true }));
    });
  return { show, field, type, close: () => act(async () => root.unmount()) };
}

/** The data of a form as a browser reads it; of Node's own it takes none. */
class FieldData extends FormData {
  constructor(form: HTMLFormElement) {
    super();
    for (const field of form.querySelectorAll('input, select, textarea') as NodeListOf<HTMLInputElement>)
      if (field.name && field.type !== 'file' && (field.type !== 'checkbox' || field.checked))
        this.append(field.name, field.value);
  }
}

test('what a colleague saved meanwhile takes nothing away that is typed, and is a conflict once this is saved', async () => {
  const { show, field, close } = await openForm();
  const rowsWith = (price: string) =>
    given.rows.map(({ id, row }) => ({ id, row: id === 'l1' ? { ...row, price } : row }));
  await show({ version: 5, rows: rowsWith('100') }, { turn: 0, result: null });
  expect(field('price-l1').value).toBe('100');
  field('price-l1').value = '150';

  // The page is loaded anew with what the colleague sent: for a picture, for a payment, for anything.
  const theirs = { version: 6, rows: rowsWith('900'), hasDraft: false };
  await show(theirs, { turn: 0, result: null });
  expect([field('price-l1').value, field('version').value]).toEqual(['150', '5']);
  expect(field('price-l1').closest('details')?.hasAttribute('open')).toBe(true);

  // What is given back stands for the version that came with the answer, and for no later one.
  const values = { ...readTypedOffer(untouched()).values, 'price-l1': '150' };
  const refused = { turn: 1, result: { status: 'refused', reason: 'conflict', values } } satisfies Answered;
  await show(theirs, refused);
  expect([field('price-l1').value, field('version').value]).toEqual(['150', '6']);
  await show({ version: 7, rows: rowsWith('901') }, refused);
  expect([field('price-l1').value, field('version').value]).toEqual(['150', '6']);

  const saved = { turn: 2, result: { status: 'ok', data: { done: 'saved' } } } satisfies Answered;
  await show({ version: 8, rows: rowsWith('150,00') }, saved);
  expect([field('price-l1').value, field('version').value]).toEqual(['150,00', '8']);
  await close();
});

test('the offer goes on in the language of the request as soon as that is corrected, whatever was typed meanwhile', async () => {
  const { show, field, close } = await openForm();
  await show({}, { turn: 0, result: null });
  field('words').value = 'Beste';
  await show({ fields: typeOffer(offer, 'nl') }, { turn: 0, result: null });
  expect([field('locale').value, field('words').value]).toEqual(['nl', 'Beste']);
  await close();
});

test('that lines stand at the prices of another day is said with them', async () => {
  const { show, close } = await openForm();
  const older = { day: '1er janvier 2026', today: '1 310,00 €', isRaised: true };
  await show({}, { turn: 1, result: { status: 'ok', data: { done: 'added', line: 'l1', older } } });
  const notice = document.querySelector('[role="status"]')?.textContent;
  expect(notice).toBe('label of added Prices of 1er janvier 2026, today 1 310,00 €. Raised.');
  await show({}, { turn: 2, result: { status: 'ok', data: { done: 'added', line: 'l1', older: null } } });
  expect(document.querySelector('[role="status"]')?.textContent).toBe('label of added');
  for (const [isDrawn, said] of [
    [true, 'label of added'],
    [false, 'label of added Undrawn.'],
  ] as const) {
    const data = { done: 'added', line: 'l1', older: null, isDrawn };
    await show({}, { turn: 3, result: { status: 'ok', data } });
    expect(document.querySelector('[role="status"]')?.textContent).toBe(said);
  }
  await close();
});

test('a wrong field says what it takes, where that is known', () => {
  const form = { formProps: {}, pending: false, interruption: null, notice: { current: null } };
  const errorsOf = (name: string) => (['price-l1', 'city'].includes(name) ? ['invalid'] : []);
  vi.mocked(useActionForm).mockReturnValueOnce({ ...form, turn: 0, result: null, errorsOf } as never);
  const wrong = renderToStaticMarkup(<ComposeForm {...given} />);
  expect(wrong).toMatch(/id="offer-price-l1-error"[^>]*>An amount</);
  expect(wrong).toMatch(/id="offer-city-error"[^>]*>.*?Check</);
});

test('the total is that of what was saved, lines of a design included', async () => {
  const { show, close } = await openForm();
  await show({}, { turn: 0, result: null });
  expect(document.querySelector('output')).toBeNull();
  const [first, ...others] = given.rows;
  const rows = [
    ...others,
    { id: 'l6', row: { ...(first?.row ?? blankRow), text: 'Covering', price: '1000' } },
  ];
  await show(
    { rows },
    { turn: 1, result: { status: 'ok', data: { done: 'added', line: 'l1', older: null } } },
  );
  // The alternative that is suggested, and the line that came.
  const total = formatAmount(31_250 + 100_000, 'fr');
  expect(document.querySelector('output')?.textContent).toContain(total);
  await close();
});

test('what was typed and not saved comes back in the languages that it was typed in, and in no others', async () => {
  vi.stubGlobal('FormData', FieldData);
  const isNew = { turn: 0, result: null } satisfies Answered;
  const onPageOf = (locale: 'fr' | 'en', customerLocale: 'fr' | 'nl') => ({
    reference: '482-917-636',
    locale,
    fields: typeOffer(offer, customerLocale),
  });
  const [row] = given.rows.map((line) => line.row);
  const written = { text: row?.text, price: row?.price };
  const found = async (...page: Parameters<typeof onPageOf>) => {
    const { show, field, close } = await openForm();
    await show(onPageOf(...page), isNew);
    const shown = { text: field('text-l1').value, price: field('price-l1').value };
    await close();
    return shown;
  };
  const typed = { text: 'Covering mat', price: '1.250' };
  const first = await openForm();
  await first.show(onPageOf('fr', 'fr'), isNew);
  await first.type('text-l1', typed.text);
  await first.type('price-l1', typed.price);
  await first.close();
  expect(await found('en', 'fr')).toEqual(written);
  expect(await found('fr', 'nl')).toEqual(written);
  expect(await found('fr', 'fr')).toEqual(typed);

  // The language of the customer is corrected while the form is open: what goes on is Dutch.
  const second = await openForm();
  await second.show(onPageOf('fr', 'fr'), isNew);
  await second.show(onPageOf('fr', 'nl'), isNew);
  await second.type('text-l1', 'Matte wrap');
  await second.close();
  expect(await found('fr', 'fr')).toEqual(written);
  expect(await found('fr', 'nl')).toEqual({ ...typed, text: 'Matte wrap' });
});
