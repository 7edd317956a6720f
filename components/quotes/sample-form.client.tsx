'use client';

import { useActionState, useState } from 'react';
import { FieldError, SelectField, TextField } from '@/components/ui/field';
import { type FormContact, FormFrame, HiddenFields } from '@/components/ui/form-frame';
import { createFormTicket } from '@/components/ui/form-ticket';
import { ReferenceAnswer } from '@/components/ui/reference-answer';
import { useSubmission } from '@/components/ui/use-submission';
import type { ActionResult } from '@/lib/actions/result';
import { personLimits } from '@/lib/forms/person-limits';
import type { QuoteAcknowledgement } from '@/lib/quotes/acknowledgement';
import type { SampleFormLabels } from '@/lib/quotes/samples/form-labels';
import { sampleCountries, sampleLimits } from '@/lib/quotes/samples/sample-card';
import { QuoteFacts } from './quote-facts';

type Result = ActionResult<QuoteAcknowledgement> | null;

interface SampleFormProps {
  /** The server action, bound to the page's language. */
  action: (previous: Result, form: FormData) => Promise<Result>;
  permalink: string;
  labels: SampleFormLabels;
  contact: FormContact;
  shelves: readonly {
    finish: string;
    films: readonly { id: string; code: string; name: string; colour: string }[];
  }[];
  /** Ids of films that are ticked already. */
  initialFilms: readonly string[];
}

const person = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'name', autoComplete: 'family-name' },
  { name: 'email', autoComplete: 'email', type: 'email', inputMode: 'email' },
] as const;
const fieldNames = [
  'films',
  'firstName',
  'name',
  'email',
  'street',
  'postalCode',
  'city',
  'country',
] as const;

/** Asks for a card with samples of films by post; without script it is a plain form. */
export function SampleForm({ action, permalink, labels, contact, shelves, initialFilms }: SampleFormProps) {
  const [posted, formAction] = useActionState(action, null, permalink);
  const [ticket] = useState(() => createFormTicket());
  const submission = useSubmission({
    id: 'sample',
    fieldNames,
    labels,
    posted,
    ticket,
    send: (data) => action(null, data),
  });
  const { result, field } = submission;
  if (result?.status === 'ok') {
    return (
      <ReferenceAnswer
        title={labels.success}
        headingRef={submission.heading}
        next={labels.confirmationSent}
        again={{ label: labels.sendAnother, onClick: submission.startAgain }}
      >
        <QuoteFacts answer={result.data} labels={labels} />
      </ReferenceAnswer>
    );
  }
  const films = field('films');
  const ticked = films.defaultValue?.split(' ') ?? initialFilms;
  const country = field('country');
  return (
    <FormFrame
      action={formAction}
      submission={submission}
      labels={labels}
      fieldLabels={labels}
      contact={contact}
      onFocus={() => void ticket.get()}
    >
      <fieldset
        id={films.id}
        tabIndex={-1}
        aria-describedby={`${films.id}-hint${films.errors.length > 0 ? ` ${films.id}-error` : ''}`}
        className="min-w-0 sm:col-span-2"
      >
        <legend className="font-bold">{labels.films}</legend>
        <p id={`${films.id}-hint`} className="mb-2 text-sm text-ink-soft">
          {labels.filmsHint}
        </p>
        {films.errors.length > 0 ? <FieldError id={`${films.id}-error`} errors={films.errors} /> : null}
        {shelves.map((shelf) => (
          <details
            key={shelf.finish}
            open={shelf.films.some(({ id }) => ticked.includes(id)) || undefined}
            className="border-t border-line"
          >
            <summary className="opens flex min-h-11 cursor-pointer items-center justify-between py-2 font-bold">
              {shelf.finish}
            </summary>
            <div className="grid grid-cols-1 gap-x-4 py-1 sm:grid-cols-2">
              {shelf.films.map(({ id, code, name, colour }) => (
                <label key={id} className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    name="film"
                    value={id}
                    defaultChecked={ticked.includes(id)}
                    className="size-6 shrink-0 accent-ink"
                  />
                  <svg aria-hidden="true" viewBox="0 0 1 1" className="size-6 shrink-0 border border-line">
                    <path fill={colour} d="M0 0H1V1H0Z" />
                  </svg>
                  <span className="min-w-0">
                    {name} <small className="figures text-ink-soft">{code}</small>
                  </span>
                </label>
              ))}
            </div>
          </details>
        ))}
      </fieldset>
      {person.map((control) => (
        <TextField
          key={control.name}
          {...control}
          {...field(control.name)}
          label={labels[control.name]}
          maxLength={personLimits[control.name].max}
        />
      ))}
      <TextField
        {...field('street')}
        label={labels.street}
        autoComplete="address-line1"
        maxLength={sampleLimits.street.max}
      />
      <TextField
        {...field('postalCode')}
        label={labels.postalCode}
        autoComplete="postal-code"
        maxLength={sampleLimits.postalCode.max}
      />
      <TextField
        {...field('city')}
        label={labels.city}
        autoComplete="address-level2"
        maxLength={sampleLimits.city.max}
      />
      <SelectField
        {...country}
        label={labels.country}
        placeholder={labels.country}
        autoComplete="country"
        options={sampleCountries.map((value) => ({ value, label: labels.countries[value] }))}
        defaultValue={country.defaultValue ?? 'BE'}
      />
      <HiddenFields id="sample" />
    </FormFrame>
  );
}
