'use client';

import {
  type FormEvent,
  startTransition,
  useActionState,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { controlClass, describedBy, FieldFrame, TextField } from '@/components/ui/field';
import { FileField } from '@/components/ui/file-field.client';
import { showToast } from '@/components/ui/toast';
import { fetchTicket, type UploadedFile } from '@/components/ui/upload-file';
import type { ActionResult } from '@/lib/actions/result';
import { honeypotName } from '@/lib/forms/honeypot';
import type { Locale } from '@/lib/i18n/locales';
import type { QuoteAcknowledgement } from '@/lib/quotes/acknowledgement';
import type { QuoteFormLabels } from '@/lib/quotes/form-labels';
import { maxFiles, quoteLimits } from '@/lib/quotes/limits';
import { type ProjectType, projectTypes } from '@/lib/quotes/project-types';
import { formatFileSize } from '@/lib/uploads/format-file-size';
import { QuoteAnswer } from './quote-answer';
import { discardDraft, draftKey, keepDraft, readDraft } from './quote-draft';

type QuoteResult = ActionResult<QuoteAcknowledgement> | null;
type Interruption = 'offline' | 'outdated' | 'wait' | null;

interface QuoteFormProps {
  /** The server action, bound to the page's language. */
  action: (previous: QuoteResult, form: FormData) => Promise<QuoteResult>;
  /** Where the form posts without script: the page with the form's anchor, so that errors are in sight. */
  permalink: string;
  labels: QuoteFormLabels;
  locale: Locale;
  contact: { phone: string; phoneHref: string; email: string };
  initialSubject?: ProjectType;
}

/** Milliseconds of quiet typing before the draft is written. */
const draftDelay = 400;

const fieldNames = ['firstName', 'name', 'company', 'email', 'phone', 'subject', 'message'] as const;
type FieldName = (typeof fieldNames)[number];

/** Next's own error when a newer version of the site no longer knows this page's action. */
function isOutdated(error: unknown): boolean {
  return error instanceof Error && error.name === 'UnrecognizedActionError';
}

export function QuoteForm({ action, permalink, labels, locale, contact, initialSubject }: QuoteFormProps) {
  // Plain HTML posts through `formAction`; with script `submit` calls the same action and can catch a lost connection.
  const [posted, formAction] = useActionState(action, null, permalink);
  const [answered, setAnswered] = useState<QuoteResult>(null);
  const [pending, setPending] = useState(false);
  const [interruption, setInterruption] = useState<Interruption>(null);
  const [restored, setRestored] = useState(false);
  const [generation, setGeneration] = useState(0);
  const [uploads, setUploads] = useState<{ files: UploadedFile[]; busy: boolean }>({
    files: [],
    busy: false,
  });
  const [restoredFiles, setRestoredFiles] = useState<UploadedFile[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const ticket = useRef<Promise<string | null> | null>(null);
  const ticketText = useRef<string | null>(null);
  const spentTicket = useRef<string | null>(null);
  const typed = useRef(false);
  const draftTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const uploadsNow = useRef<UploadedFile[]>([]);

  const result = answered ?? posted;
  const errors = result?.status === 'invalid' ? result.fields : {};
  const values = result && 'values' in result ? result.values : {};

  const getTicket = useCallback(() => {
    ticket.current ??= fetchTicket(spentTicket.current).then((text) => {
      ticketText.current = text;
      if (text === null) ticket.current = null;
      return text;
    });
    return ticket.current;
  }, []);

  const writeDraft = useCallback(() => {
    if (!form.current || !typed.current) return;
    const data = new FormData(form.current);
    const fields = Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')]));
    keepDraft({ fields, ticket: ticketText.current, uploads: uploadsNow.current });
  }, []);

  const scheduleDraft = useCallback(() => {
    clearTimeout(draftTimer.current);
    draftTimer.current = setTimeout(writeDraft, draftDelay);
  }, [writeDraft]);

  const filesChanged = useCallback(
    (files: UploadedFile[], busy: boolean) => {
      uploadsNow.current = files;
      setUploads({ files, busy });
      setInterruption((now) => (now === 'wait' && !busy ? null : now));
      scheduleDraft();
    },
    [scheduleDraft],
  );

  // Only once, and never over what is already in the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read when the form comes alive
  useEffect(() => {
    const draft = readDraft();
    if (!draft || !form.current || posted !== null) return;
    let restoredAny = false;
    for (const name of fieldNames) {
      const field = form.current.elements.namedItem(name);
      const kept = draft.fields[name];
      if (
        !kept ||
        !(
          field instanceof HTMLInputElement ||
          field instanceof HTMLSelectElement ||
          field instanceof HTMLTextAreaElement
        )
      )
        continue;
      if (field.value !== '' && field.value !== initialSubject) continue;
      field.value = kept;
      restoredAny = true;
    }
    if (draft.ticket) {
      ticketText.current = draft.ticket;
      ticket.current = Promise.resolve(draft.ticket);
    }
    if (draft.uploads.length > 0) {
      setRestoredFiles(draft.uploads);
      setGeneration((now) => now + 1);
    }
    typed.current = restoredAny;
    setRestored(restoredAny);
  }, []);

  // A draft must not be lost when the page goes away within the delay.
  useEffect(() => {
    addEventListener('pagehide', writeDraft);
    return () => {
      removeEventListener('pagehide', writeDraft);
      clearTimeout(draftTimer.current);
    };
  }, [writeDraft]);

  useEffect(() => {
    if (answered === null) return;
    if (answered.status === 'ok') heading.current?.focus();
    else if (answered.status === 'invalid') {
      const first = fieldNames.find((name) => answered.fields[name]?.length);
      const field = first ? form.current?.elements.namedItem(first) : null;
      if (field instanceof HTMLElement) field.focus();
      else summary.current?.focus();
    } else summary.current?.focus();
  }, [answered]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    if (uploads.busy) {
      setInterruption('wait');
      return;
    }
    const data = new FormData(event.currentTarget);
    setPending(true);
    setInterruption(null);
    clearTimeout(draftTimer.current);
    writeDraft();
    try {
      const waiting = await Promise.race([
        getTicket(),
        new Promise<null>((resolve) => setTimeout(resolve, 1500, null)),
      ]);
      data.set('ticket', waiting ?? '');
      data.set('enhanced', 'true');
      const answer = await action(result, data);
      if (answer?.status === 'ok') {
        discardDraft();
        typed.current = false;
        ticket.current = null;
        spentTicket.current = ticketText.current;
        ticketText.current = null;
        showToast({ kind: 'success', title: labels.success });
      } else if (answer?.status === 'refused') {
        showToast({ kind: 'error', title: labels.failure });
      }
      startTransition(() => setAnswered(answer));
    } catch (error) {
      setInterruption(isOutdated(error) ? 'outdated' : 'offline');
      showToast({ kind: 'error', title: labels.failure });
    } finally {
      setPending(false);
    }
  };

  const startAgain = () => {
    setAnswered(null);
    setRestored(false);
    setRestoredFiles([]);
    uploadsNow.current = [];
    setGeneration((now) => now + 1);
  };

  if (result?.status === 'ok') {
    return <QuoteAnswer answer={result.data} labels={labels} headingRef={heading} onAgain={startAgain} />;
  }

  const messagesOf = (name: FieldName) => errors[name]?.map((key) => labels.errors[key] ?? key) ?? [];
  const field = (name: FieldName) => ({
    id: `quote-${name}`,
    name,
    defaultValue: values[name],
    errors: messagesOf(name),
  });
  const subject = field('subject');
  const message = field('message');
  const invalid = fieldNames.filter((name) => errors[name]?.length);
  const labelOf: Record<FieldName, string> = labels;
  const trouble =
    interruption === 'offline'
      ? labels.offline
      : interruption === 'outdated'
        ? labels.outdated
        : interruption === 'wait'
          ? labels.uploads.wait
          : result?.status === 'refused'
            ? labels.refused[result.reason]
            : null;

  return (
    <form
      ref={form}
      action={formAction}
      onSubmit={submit}
      onFocus={() => void getTicket()}
      onInput={() => {
        typed.current = true;
        scheduleDraft();
      }}
      noValidate
      data-draft={draftKey}
      aria-busy={pending}
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      <div ref={summary} tabIndex={-1} role="alert" className="outline-none empty:hidden sm:col-span-2">
        {invalid.length > 0 ? (
          <div className="border-l-8 border-danger bg-[#fdeceb] px-5 py-4">
            <p className="font-bold">
              {invalid.length === 1
                ? labels.errorSummaryOne
                : labels.errorSummaryOther.replace('{count}', String(invalid.length))}
            </p>
            <ul className="mt-1">
              {invalid.map((name) => (
                <li key={name}>
                  <a href={`#quote-${name}`} className="inline-block py-1 underline underline-offset-4">
                    {labelOf[name]}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {trouble ? (
          <div className="border-l-8 border-danger bg-[#fdeceb] px-5 py-4">
            <p className="font-bold">{labels.failure}</p>
            <p className="mt-1">
              {trouble}{' '}
              {result?.status === 'refused' && interruption === null ? (
                <>
                  <a href={contact.phoneHref} className="figures font-bold underline underline-offset-4">
                    {contact.phone}
                  </a>
                  {', '}
                  <a href={`mailto:${contact.email}`} className="font-bold underline underline-offset-4">
                    {contact.email}
                  </a>
                </>
              ) : null}
            </p>
            {interruption === 'offline' ? (
              <button
                type="submit"
                className="mt-2 min-h-11 cursor-pointer font-bold underline underline-offset-4"
              >
                {labels.retry}
              </button>
            ) : null}
            {interruption === 'outdated' ? (
              <button
                type="button"
                onClick={() => location.reload()}
                className="mt-2 min-h-11 cursor-pointer font-bold underline underline-offset-4"
              >
                {labels.reload}
              </button>
            ) : null}
          </div>
        ) : null}
      </div>

      <p className="text-sm text-ink-soft sm:col-span-2">{labels.requiredNote}</p>

      {restored ? (
        <p role="status" className="flex flex-wrap items-center gap-x-4 bg-tint px-4 py-1 sm:col-span-2">
          {labels.draftRestored}
          <button
            type="button"
            onClick={() => {
              discardDraft();
              typed.current = false;
              form.current?.reset();
              startAgain();
            }}
            className="min-h-11 cursor-pointer font-bold underline underline-offset-4"
          >
            {labels.discardDraft}
          </button>
        </p>
      ) : null}

      <TextField
        {...field('firstName')}
        label={labels.firstName}
        autoComplete="given-name"
        maxLength={quoteLimits.firstName.max}
      />
      <TextField
        {...field('name')}
        label={labels.name}
        autoComplete="family-name"
        maxLength={quoteLimits.name.max}
      />
      <TextField
        {...field('email')}
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={quoteLimits.email.max}
      />
      <TextField
        {...field('phone')}
        label={labels.phone}
        optional={labels.optional}
        hint={labels.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={quoteLimits.phone.max}
      />
      <TextField
        {...field('company')}
        label={labels.company}
        optional={labels.optional}
        autoComplete="organization"
        maxLength={quoteLimits.company.max}
      />
      <FieldFrame id={subject.id} label={labels.subject} errors={subject.errors}>
        <select
          key={values.subject}
          id={subject.id}
          name={subject.name}
          required
          defaultValue={values.subject ?? initialSubject ?? ''}
          aria-invalid={subject.errors.length ? true : undefined}
          aria-describedby={describedBy(subject)}
          className={`${controlClass} min-h-12`}
        >
          <option value="" disabled>
            {labels.subjectPlaceholder}
          </option>
          {projectTypes.map((type) => (
            <option key={type} value={type}>
              {labels.projectTypes[type]}
            </option>
          ))}
        </select>
      </FieldFrame>
      <FieldFrame
        id={message.id}
        label={labels.message}
        hint={labels.messageHint}
        errors={message.errors}
        className="sm:col-span-2"
      >
        <textarea
          id={message.id}
          name={message.name}
          rows={6}
          required
          maxLength={quoteLimits.message.max}
          defaultValue={message.defaultValue}
          aria-invalid={message.errors.length ? true : undefined}
          aria-describedby={describedBy({ ...message, hint: labels.messageHint })}
          className={`${controlClass} field-sizing-content min-h-40`}
        />
      </FieldFrame>

      <div className="needs-script sm:col-span-2">
        <FileField
          key={generation}
          id="quote-files"
          purpose="quote"
          maxFiles={maxFiles}
          labels={labels.uploads}
          errors={errors.files?.map((key) => labels.uploads.errors[key] ?? key)}
          initial={restoredFiles}
          getTicket={getTicket}
          formatSize={(bytes) => formatFileSize(bytes, locale)}
          onChange={filesChanged}
        />
      </div>
      <p className="without-script text-sm text-ink-soft sm:col-span-2">{labels.filesWithoutScript}</p>

      {/* A field no person sees; whoever fills it is a machine. */}
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label htmlFor="quote-website">{honeypotName}</label>
        <input id="quote-website" name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {uploads.files.map(({ receipt }) => (
        <input key={receipt} type="hidden" name="uploads" value={receipt} />
      ))}

      <label className="flex min-h-11 items-start gap-3 sm:col-span-2">
        <input
          type="checkbox"
          name="newsletter"
          defaultChecked={values.newsletter === 'on'}
          className="mt-0.5 size-6 shrink-0 accent-ink"
        />
        <span>{labels.newsletter}</span>
      </label>

      <div className="sm:col-span-2">
        <button
          type="submit"
          aria-disabled={pending}
          className="sign inline-flex min-h-14 w-full cursor-pointer items-center justify-center bg-ink px-8 text-xl text-paper transition-colors hocus:bg-[#d93015] aria-disabled:cursor-progress sm:w-auto"
        >
          {pending ? labels.sending : labels.submit}
        </button>
        <p className="mt-3 text-sm text-ink-soft">{labels.privacyNote}</p>
      </div>
    </form>
  );
}
