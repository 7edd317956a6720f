'use client';

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUnsavedForm } from '@/components/staff/use-unsaved-form';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import { filled } from '@/lib/i18n/copy';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { ComposeLabels, EntryOption } from '@/lib/offers/compose-labels';
import type { ComposeField } from '@/lib/offers/compose-offer';
import type { ComposeResult } from '@/lib/offers/compose-result';
import {
  blankRow,
  freeIds,
  rowField,
  rowFields,
  rowOf,
  type TypedRow,
  totalsWhileTyping,
} from '@/lib/offers/compose-rows';
import { fillFromList, type ListedPrices } from '@/lib/offers/fill-from-list';
import type { Totals } from '@/lib/offers/totals';
import { ComposeRow } from './compose-row';
import { DesignButtons, type OfferedDesign } from './design-buttons';
import { LinePicture, LinePictureForms, type LinePictures } from './line-picture.client';

interface ComposeFormProps {
  action: FormAction<ComposeResult>;
  permalink: string;
  /** Of the request. */
  reference: string;
  /** Of the offer that the page shows; 0 for none. */
  version: number;
  title: string;
  /** Whether the form begins open, with what was saved. */
  hasDraft: boolean;
  fields: Record<ComposeField, string>;
  /** Where what a field begins with comes from. */
  hints: Partial<Record<ComposeField, string>>;
  rows: readonly { id: string; row: TypedRow }[];
  pictures: LinePictures;
  /** Of the request. */
  designs: readonly OfferedDesign[];
  labels: ComposeLabels;
  locale: Locale;
}

const customerFields = ['name', 'company', 'vatNumber', 'street', 'postalCode', 'city'] as const;
const conditionFields = ['depositPercent', 'validDays', 'deliveryMin', 'deliveryMax'] as const;

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const values = Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return { values, ids: data.getAll('line').filter((id) => typeof id === 'string') };
}

function totalsIn(form: HTMLFormElement, locale: Locale): Totals {
  const { values, ids } = typedIn(form);
  return totalsWhileTyping(values, ids, values.kind === 'company' ? 'company' : 'consumer', locale);
}

/** The same of what was saved. */
function totalsOfSaved({
  fields,
  rows,
  locale,
}: Pick<ComposeFormProps, 'fields' | 'rows' | 'locale'>): Totals {
  const values = rows.flatMap(({ id, row }) =>
    rowFields.map((field): [string, string] => [rowField(field, id), row[field]]),
  );
  const ids = rows.map(({ id }) => id);
  const kind = fields.kind === 'company' ? 'company' : 'consumer';
  return totalsWhileTyping(Object.fromEntries(values), ids, kind, locale);
}

/** Writes into the form what the price list says to a change; what it wrote until now. */
function writeFromList(
  { currentTarget, target }: FormEvent<HTMLFormElement>,
  list: readonly EntryOption[],
  before: ListedPrices,
  locale: Locale,
): ListedPrices {
  const { name } = target as HTMLInputElement;
  const { fields, listed } = fillFromList(typedIn(currentTarget), name, list, before, locale);
  for (const [field, value] of Object.entries(fields))
    (currentTarget.elements.namedItem(field) as HTMLInputElement).value = value;
  return listed;
}

/** The offer that fields begin with, and where it stood. */
const savedOf = ({ version, hasDraft, fields, rows }: ComposeFormProps) => ({
  version,
  hasDraft,
  fields,
  rows,
});

/** What stood in the fields, as an answer to the form gives it back. */
function typedAgain(values: Record<string, string>): Record<string, string> {
  const ids = Object.keys(values).flatMap((name) => /^text-(l\d+)$/.exec(name)?.[1] ?? []);
  return { ...values, lines: ids.join(' ') };
}

/** What became of the form. */
function sayDone(data: (ComposeResult & { status: 'ok' })['data'], { done, designs }: ComposeLabels): string {
  if (data.done !== 'added') return done[data.done];
  const { older, isDrawn } = data;
  return [
    done.added,
    ...(older ? [filled(designs.older, { day: older.day, today: older.today })] : []),
    ...(older?.isRaised ? [designs.raised] : []),
    ...(isDrawn === false ? [designs.undrawn] : []),
  ].join(' ');
}

/** The offer as staff write it. It posts as plain HTML, with empty rows to fill; with script totals follow and rows are added. */
export function ComposeForm(props: ComposeFormProps) {
  const { action, permalink, title, hints, pictures, designs, labels, locale } = props;
  const { formProps, errorsOf, result, turn, pending, interruption, notice } = useActionForm(action, {
    permalink,
    // What the customer accepted meanwhile has no form any more that could say so.
    onAnswer(answer) {
      if (answer?.status !== 'refused' || answer.reason !== 'closed') return;
      showToast({ kind: 'error', title: labels.refused.closed ?? labels.failure });
    },
  });
  // Amounts are typed as the language of the page writes them, words in that of the customer.
  const id = `offer ${props.reference} ${locale} ${props.fields.locale}`;
  const unsaved = useUnsavedForm(id, props.version, labels.leave);
  const [held, setHeld] = useState({ turn, ...savedOf(props) });
  const [added, setAdded] = useState<readonly string[]>([]);
  const [totals, setTotals] = useState<Totals | null>(null);
  const listed = useRef<ListedPrices>(new Map());
  // What a colleague saved meanwhile may come with anything the page loads anew. Until this form is answered it stands for what
  // was open when it was typed in, and saving says that there is another version.
  if (held.turn !== turn) {
    setHeld({ turn, ...savedOf(props) });
    // What was taken may have more lines than what was typed.
    if (result?.status === 'ok') setTotals(totalsOfSaved(props));
  }
  const { version, hasDraft, fields, rows } = held;
  // Who left and is back finds what they had typed, over the version that they saw.
  const returned = result === null ? unsaved.found : null;
  const typed = returned ? typedAgain(returned.values) : valuesOf(result);
  const hasTyped = typed.lines !== undefined;
  const shown = hasTyped
    ? (typed.lines ?? '').split(' ').map((id) => ({ id, row: rowOf(typed, id) }))
    : [...rows];
  const all = [
    ...shown,
    ...added.filter((id) => shown.every((one) => one.id !== id)).map((id) => ({ id, row: blankRow })),
  ];
  const value = (name: ComposeField) => typed[name] ?? fields[name];
  const wrong = (name: string) => {
    const [field = ''] = name.split('-');
    return errorsOf(name).length > 0 ? [labels.wrong[field] ?? labels.invalid] : [];
  };
  const forget = useEffectEvent(() => {
    if (result?.status === 'ok') unsaved.forget();
  });
  useEffect(() => {
    if (turn > 0) forget();
  }, [turn]);
  const trouble = interruption
    ? labels.interrupted[interruption]
    : result?.status === 'refused'
      ? (labels.refused[result.reason] ?? labels.failure)
      : null;
  const done = result?.status === 'ok' && !trouble ? sayDone(result.data, labels) : null;

  return (
    // What was answered is seen, though the page that comes with it has no draft any more.
    <details open={hasDraft || returned !== null || result !== null || interruption !== null}>
      <summary className="flex min-h-11 cursor-pointer items-center font-bold underline underline-offset-4">
        {title}
      </summary>
      <form
        {...formProps}
        className="group/offer"
        onInput={(event) => {
          formProps.onInput(event);
          listed.current = writeFromList(event, labels.options.entry, listed.current, locale);
          setTotals(totalsIn(event.currentTarget, locale));
          unsaved.keep(event.currentTarget, returned?.version ?? version);
        }}
      >
        <input type="hidden" name="version" value={returned?.version ?? version} />
        <input type="hidden" name="locale" value={props.fields.locale} />
        <input type="hidden" name="pictures" value={pictures.seen} />
        <div ref={notice} tabIndex={-1} role="status" className="mb-4 outline-none empty:hidden">
          {trouble ? (
            <p className="border-l-8 border-danger bg-danger-tint px-4 py-3 font-bold">{trouble}</p>
          ) : null}
          {done ? <p className="border-l-8 border-ink bg-paper-deep px-4 py-3 font-bold">{done}</p> : null}
        </div>
        {/* What was saved, or is given back, stands in new fields: nothing is typed into the old ones meanwhile. */}
        <div key={turn} inert={pending} className="grid gap-4">
          <CustomerFields value={value} wrong={wrong} labels={labels} hints={hints} />
          <TextAreaField
            id="offer-words"
            name="words"
            label={labels.fields.words}
            optional={labels.optional}
            hint={labels.wordsHint}
            rows={4}
            defaultValue={value('words')}
            errors={wrong('words')}
          />
          <div className="text-sm font-bold">
            <p className="hidden group-has-[option[value=consumer]:checked]/offer:block">
              {labels.basis.consumer}
            </p>
            <p className="hidden group-has-[option[value=company]:checked]/offer:block">
              {labels.basis.company}
            </p>
          </div>
          <ol className="grid gap-3">
            {all.map(({ id, row }, at) => (
              <ComposeRow key={id} id={id} number={at + 1} row={row} labels={labels} wrong={wrong}>
                <LinePicture line={id} words={row.text} pictures={pictures} labels={labels.picture} />
              </ComposeRow>
            ))}
          </ol>
          <button
            type="button"
            className="work-button needs-script justify-self-start"
            onClick={() => setAdded([...added, ...freeIds([...all.map(({ id }) => id), ...added], 1)])}
          >
            {labels.addLine}
          </button>
          <ConditionFields value={value} wrong={wrong} labels={labels} hints={hints} />
        </div>
        {totals ? <LiveTotals totals={totals} labels={labels} locale={locale} /> : null}
        <p className="mt-4 text-sm text-ink-soft">{labels.sendHint}</p>
        <ComposeButtons pending={pending} labels={labels} />
        {/* Behind the others: the first button of a form is the one that Enter presses. */}
        <DesignButtons designs={designs} pending={pending} labels={labels.designs} />
      </form>
      <LinePictureForms pictures={pictures} />
    </details>
  );
}

interface FieldsProps {
  value: (name: ComposeField) => string;
  wrong: (name: string) => readonly string[];
  labels: ComposeLabels;
  hints: ComposeFormProps['hints'];
}

function LabelledField({
  name,
  isNeeded,
  inputMode,
  value,
  wrong,
  labels,
  hints,
}: FieldsProps & { name: ComposeField; isNeeded: boolean; inputMode?: 'numeric' }) {
  return (
    <TextField
      id={`offer-${name}`}
      name={name}
      label={labels.fields[name]}
      {...(hints[name] ? { hint: hints[name] } : {})}
      {...(isNeeded ? {} : { optional: labels.optional })}
      {...(inputMode ? { inputMode } : {})}
      defaultValue={value(name)}
      errors={wrong(name)}
      autoComplete="off"
    />
  );
}

function CustomerFields(props: FieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Choice name="kind" value={props.value('kind')} labels={props.labels} />
      {customerFields.map((name) => (
        <LabelledField key={name} {...props} name={name} isNeeded={name === 'name'} />
      ))}
      <Choice name="country" value={props.value('country')} labels={props.labels} />
    </div>
  );
}

function ConditionFields(props: FieldsProps) {
  return (
    <div className="grid items-end gap-3 sm:grid-cols-4">
      {conditionFields.map((name) => (
        <LabelledField
          key={name}
          {...props}
          name={name}
          isNeeded={!name.startsWith('delivery')}
          inputMode="numeric"
        />
      ))}
    </div>
  );
}

function ComposeButtons({ pending, labels }: { pending: boolean; labels: ComposeLabels }) {
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <button type="submit" name="intent" value="save" aria-disabled={pending} className="work-button">
        {labels.save}
      </button>
      <button
        type="submit"
        name="intent"
        value="send"
        aria-disabled={pending}
        className="button button-ink min-h-11 px-6"
      >
        {labels.send}
      </button>
      {/* Whichever was pressed. */}
      {pending ? <span className="self-center text-ink-soft">{labels.busy}</span> : null}
    </div>
  );
}

function Choice({ name, value, labels }: { name: 'kind' | 'country'; value: string; labels: ComposeLabels }) {
  return (
    <SelectField
      id={`offer-${name}`}
      name={name}
      label={labels.fields[name]}
      placeholder={labels.fields[name]}
      options={labels.options[name]}
      defaultValue={value}
    />
  );
}

function LiveTotals({ totals, labels, locale }: { totals: Totals; labels: ComposeLabels; locale: Locale }) {
  return (
    <output className="figures mt-4 block border-t-2 border-ink pt-2">
      {labels.net} {formatAmount(totals.net, locale)}, {labels.vat} {formatAmount(totals.vat, locale)},{' '}
      <strong>
        {labels.total} {formatAmount(totals.gross, locale)}
      </strong>
    </output>
  );
}
