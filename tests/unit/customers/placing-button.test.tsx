import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlacingButton } from '@/components/customers/staff/placing-button';
import { UndoPlacing } from '@/components/customers/staff/undo-placing';
import { readPlacing } from '@/lib/customers/placing';

const place = async () => undefined;
const [customer = '', company = '', before = ''] = [1, 2, 3].map(
  (digit) => `0b8a8f4e-3d0c-4f5e-9d5a-3b8a2f1c7e1${digit}`,
);

/** What a form sends without script. */
const sentBy = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"\/>/g)].map(
      ([, name = '', value]) => [name, value],
    ),
  );

test('a button sends what it says of a customer, and names them for those who do not see the row', () => {
  const fields = { kind: 'leave', customer, company };
  const html = renderToStaticMarkup(
    <PlacingButton action={place} fields={fields} label="Uit het bedrijf" name="Lieve Claes" />,
  );
  expect(sentBy(html)).toEqual(fields);
  expect(readPlacing(sentBy(html))).toEqual(fields);
  expect(html).toContain('Uit het bedrijf<span class="sr-only"> Lieve Claes</span></button>');
});

test('taking back sends where somebody was put, and where they were before', () => {
  const undo = (was: string | null) =>
    renderToStaticMarkup(
      <UndoPlacing placed={{ customer, company, before: was }} label="Terug" place={place} />,
    );
  expect(readPlacing(sentBy(undo(before)))).toEqual({ kind: 'undo', customer, company, before });
  expect(readPlacing(sentBy(undo(null)))).toEqual({ kind: 'undo', customer, company, before: null });
});
