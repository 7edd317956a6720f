import type { ComponentProps, ReactNode } from 'react';
import type { FormLabels } from '@/lib/forms/form-labels';
import { honeypotName } from '@/lib/forms/honeypot';
import type { UploadedFile } from './upload-file';
import type { HeldBack, Submission } from './use-submission';

/** How else the company is reached, for a form that cannot be taken. */
export interface FormContact {
  phone: string;
  phoneHref: string;
  email: string;
}

interface FormFrameProps<Name extends string>
  extends Pick<ComponentProps<'form'>, 'action' | 'method' | 'encType' | 'onInput' | 'onFocus'> {
  submission: Submission<Name, unknown>;
  labels: FormLabels;
  /** What the error summary calls each field. */
  fieldLabels: Record<Name, string>;
  /** Of a form with files: their field, and what is said while one is on its way, and of one that could not be taken. */
  files?: Record<HeldBack, string> & { field: Name };
  contact: FormContact;
  /** Where the browser keeps its draft: a page with one wakes at once (lib/page-script). */
  draftKey?: string;
  /** Above the fields. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A form with its error summary, its button and what becomes of the data; the fields are its children. */
export function FormFrame<Name extends string>({
  submission,
  labels,
  fieldLabels,
  files,
  contact,
  draftKey,
  notice,
  children,
  onInput,
  ...form
}: FormFrameProps<Name>) {
  return (
    <form
      {...form}
      ref={submission.form}
      {...submission.handlers}
      onInput={(event) => {
        submission.handlers.onInput(event);
        onInput?.(event);
      }}
      noValidate
      data-draft={draftKey}
      aria-busy={submission.pending}
      className="relative grid gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      <div
        ref={submission.notice}
        tabIndex={-1}
        role="alert"
        className="outline-none empty:hidden sm:col-span-2"
      >
        <Findings submission={submission} labels={labels} fieldLabels={fieldLabels} />
        <Trouble
          submission={submission}
          labels={labels}
          fieldLabels={fieldLabels}
          files={files}
          contact={contact}
        />
      </div>
      <p className="text-sm text-ink-soft sm:col-span-2">{labels.requiredNote}</p>
      {notice}
      {children}
      <div className="sm:col-span-2">
        <button
          type="submit"
          aria-disabled={submission.pending}
          className="button button-ink min-h-14 w-full px-8 text-xl sm:w-auto"
        >
          {submission.pending ? labels.sending : labels.submit}
        </button>
        <p className="mt-3 text-sm text-ink-soft">
          {labels.privacyNote}{' '}
          <a href={labels.privacyPolicy.path} className="underline underline-offset-4">
            {labels.privacyPolicy.label}
          </a>
        </p>
      </div>
    </form>
  );
}

function Alert({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-l-8 border-danger bg-danger-tint px-5 py-4">
      <p className="font-bold">{title}</p>
      {children}
    </div>
  );
}

function FieldLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className="inline-block py-1 underline underline-offset-4">
      {children}
    </a>
  );
}

/** How many fields are wrong, and which. */
function Findings<Name extends string>({
  submission: { invalid, field },
  labels,
  fieldLabels,
}: Pick<FormFrameProps<Name>, 'submission' | 'labels' | 'fieldLabels'>) {
  const count = invalid.length;
  if (count === 0) return null;
  return (
    <Alert
      title={
        count === 1 ? labels.errorSummaryOne : labels.errorSummaryOther.replace('{count}', String(count))
      }
    >
      <ul className="mt-1">
        {invalid.map((name) => (
          <li key={name}>
            <FieldLink to={field(name).id}>{fieldLabels[name]}</FieldLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Why the form was not sent, or not taken, and what can be done. */
function Trouble<Name extends string>({
  submission: { result, interruption, field },
  labels,
  fieldLabels,
  files,
  contact,
}: Pick<FormFrameProps<Name>, 'submission' | 'labels' | 'fieldLabels' | 'files' | 'contact'>) {
  const refused = interruption === null && result?.status === 'refused' ? result.reason : null;
  if (interruption === null && refused === null) return null;
  const isOutdated = interruption === 'outdated';
  return (
    <Alert title={labels.failure}>
      <p className="mt-1">
        {refused ? (
          <>
            {labels.refused[refused]}{' '}
            <a
              href={contact.phoneHref}
              className="figures font-bold whitespace-nowrap underline underline-offset-4"
            >
              {contact.phone}
            </a>
            {', '}
            <a href={`mailto:${contact.email}`} className="font-bold underline underline-offset-4">
              {contact.email}
            </a>
          </>
        ) : (
          interruption && { ...labels.interrupted, wait: '', unsent: '', ...files }[interruption]
        )}
      </p>
      {interruption === 'unsent' && files ? (
        <FieldLink to={field(files.field).id}>{fieldLabels[files.field]}</FieldLink>
      ) : null}
      {isOutdated || interruption === 'offline' || interruption === 'failed' ? (
        <button
          type={isOutdated ? 'button' : 'submit'}
          onClick={isOutdated ? () => location.reload() : undefined}
          className="mt-2 min-h-11 cursor-pointer font-bold underline underline-offset-4"
        >
          {isOutdated ? labels.reload : labels.retry}
        </button>
      ) : null}
    </Alert>
  );
}

/** What a form sends that nobody types: the trap for machines, receipts of uploaded files, and a ticket of before. */
export function HiddenFields({
  id,
  receipts = [],
  ticket,
}: {
  /** What the ids of the form's fields begin with. */
  id: string;
  receipts?: readonly UploadedFile[];
  ticket?: string;
}) {
  return (
    <>
      {/* A field no person sees; whoever fills it is a machine. */}
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label htmlFor={`${id}-website`}>{honeypotName}</label>
        <input id={`${id}-website`} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {ticket === undefined ? null : <input type="hidden" name="ticket" defaultValue={ticket} />}
      {receipts.map(({ receipt }) => (
        <input key={receipt} type="hidden" name="uploads" value={receipt} />
      ))}
    </>
  );
}
