import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComposeForm } from '@/components/offers/staff/compose-form.client';
import type { ComposeLabels } from '@/lib/offers/compose-labels';
import { composeFields, readOffer, readTypedOffer, typeOffer } from '@/lib/offers/compose-offer';
import { blankRow, rowFields, typeRow } from '@/lib/offers/compose-rows';
import { pictureOutcomes } from '@/lib/offers/line-picture';
import { offerUnits } from '@/lib/offers/offer';
import { vatTreatments } from '@/lib/offers/vat-treatment';
import { exampleOffer } from './example-offer';

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
  line: 'Line {number}',
  addLine: 'Add',
  save: 'Save',
  send: 'Send',
  busy: 'Busy',
  optional: 'optional',
  sendHint: 'Hint',
  invalid: 'Check',
  failure: 'Not done',
  net: 'Net',
  vat: 'VAT',
  total: 'Total',
  done: named(['saved', 'sent']),
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
        price: { consumer: 1, company: 1 },
      },
    ],
  },
};

const offer = {
  ...exampleOffer,
  lines: exampleOffer.lines.map((line, at) => ({ ...line, id: `l${at + 1}` })),
};

const html = renderToStaticMarkup(
  <ComposeForm
    action={async () => ({ status: 'ok', data: { done: 'saved' } })}
    permalink="#"
    version={3}
    title="Write"
    hasDraft
    fields={typeOffer(offer)}
    rows={[
      ...offer.lines.map((line) => ({ id: line.id, row: typeRow(line, 'fr') })),
      { id: 'l5', row: blankRow },
    ]}
    pictures={{
      shown: { l1: { src: '/pictures/one', width: 40, height: 20 } },
      open: offer.lines.map(({ id }) => id),
      endpoint: '/pictures?locale=fr',
      outcome: { line: 'l2', outcome: 'fileBroken' },
      showAgain: async () => undefined,
    }}
    labels={labels}
    locale="fr"
  />,
);

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
  expect(readOffer(readTypedOffer(untouched()), [])).toMatchObject({ ok: true, offer });
  expect(untouched().get('version')).toBe('3');
});

test('of ten thousand lines none is left out unseen', () => {
  const form = untouched();
  for (let at = 5; at < 10_000; at += 1) {
    form.append('line', `l${at}`);
    form.append(`text-l${at}`, 'Een lijn');
    form.append(`price-l${at}`, '1');
  }
  const typed = readTypedOffer(form);
  const read = readOffer(typed, []);
  expect(read.ok).toBe(false);
  expect(typed.values.lines?.split(' ').length).toBeLessThan(100);
  expect(read.ok ? {} : read.fields).toHaveProperty('text-l80');
});

test('what may be left empty says so, and the rest is asked for', () => {
  const needed = [...html.matchAll(/<(?:input|select|textarea)[^>]* required=""[^>]*>/g)].map(([tag]) =>
    attribute(tag, 'name'),
  );
  expect(needed.sort()).toEqual(['country', 'depositPercent', 'kind', 'name', 'validDays']);
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
