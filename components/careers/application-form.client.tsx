'use client';

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { controlClass, describedBy, FieldFrame, TextField } from '@/components/ui/field';
import { FileField } from '@/components/ui/file-field.client';
import { showToast } from '@/components/ui/toast';
import { fetchTicket, type UploadedFile } from '@/components/ui/upload-file';
import type { ActionResult } from '@/lib/actions/result';
import type { ApplicationAcknowledgement } from '@/lib/careers/acknowledgement';
import type { ApplicationFormLabels } from '@/lib/careers/form-labels';
import { applicationLimits } from '@/lib/careers/limits';
import { honeypotName } from '@/lib/forms/honeypot';
import type { ReturnedForm } from '@/lib/forms/returned-form';
import type { Locale } from '@/lib/i18n/locales';
import { formatFileSize } from '@/lib/uploads/format-file-size';
import { ApplicationAnswer } from './application-answer';

type Result = ActionResult<ApplicationAcknowledgement> | null;
type Interruption = 'offline' | 'wait' | null;

interface ApplicationFormProps {
  labels: ApplicationFormLabels;
  locale: Locale;
  contact: { phone: string; phoneHref: string; email: string };
  /** The id of the position that is chosen at the start. */
  initialPosition?: string;
  /** A form that was sent without script and could not be taken. */
  returned?: ReturnedForm | null;
}

const fieldNames = ['position', 'firstName', 'name', 'email', 'phone', 'message', 'cv'] as const;
type FieldName = (typeof fieldNames)[number];

function resultOf(returned: ReturnedForm | null | undefined): Result {
  if (!returned) return null;
  const { fields, refused, values } = returned;
  return refused ? { status: 'refused', reason: refused, values } : { status: 'invalid', fields, values };
}

/**
 * Posts the CV with the form where no script runs; with one the CV goes up as soon as it is chosen, and the form is
 * sent with its receipt.
 */
export function ApplicationForm({
  labels,
  locale,
  contact,
  initialPosition,
  returned,
}: ApplicationFormProps) {
  const endpoint = `/api/careers/applications?locale=${locale}`;
  const kept = returned?.upload ? [returned.upload] : [];
  const [answered, setAnswered] = useState<Result>(null);
  const [pending, setPending] = useState(false);
  const [interruption, setInterruption] = useState<Interruption>(null);
  const [uploads, setUploads] = useState<{ files: UploadedFile[]; busy: boolean }>({
    files: kept,
    busy: false,
  });
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // A file that was taken belongs to the session of the ticket it came with.
  const ticket = useRef(returned?.ticket ? Promise.resolve<string | null>(returned.ticket) : null);

  const result = answered ?? resultOf(returned);
  const errors = result?.status === 'invalid' ? result.fields : {};
  const values = result && 'values' in result ? result.values : {};

  const getTicket = useCallback(() => {
    ticket.current ??= fetchTicket(null).then((text) => {
      if (text === null) ticket.current = null;
      return text;
    });
    return ticket.current;
  }, []);

  const filesChanged = useCallback((files: UploadedFile[], busy: boolean) => {
    setUploads({ files, busy });
    setInterruption((now) => (now === 'wait' && !busy ? null : now));
  }, []);

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
    try {
      const waiting = await Promise.race([
        getTicket(),
        new Promise<null>((resolve) => setTimeout(resolve, 1500, null)),
      ]);
      data.set('ticket', waiting ?? '');
      data.set('enhanced', 'true');
      data.delete('cv');
      const response = await fetch(endpoint, { method: 'POST', body: data });
      const answer: Result = await response.json();
      if (!answer || !('status' in answer)) throw new Error('The answer has an unknown shape');
      if (answer.status === 'ok') showToast({ kind: 'success', title: labels.success });
      if (answer.status === 'refused') {
        showToast({ kind: 'error', title: labels.failure });
        // The key of this ticket is taken; the next one goes on with its session, to which the CV belongs.
        if (answer.reason === 'conflict') ticket.current = fetchTicket(waiting);
      }
      setAnswered(answer);
    } catch {
      setInterruption('offline');
      showToast({ kind: 'error', title: labels.failure });
    } finally {
      setPending(false);
    }
  };

  if (result?.status === 'ok') {
    return <ApplicationAnswer reference={result.data.reference} labels={labels} headingRef={heading} />;
  }

  const field = (name: Exclude<FieldName, 'cv'>) => ({
    id: `application-${name}`,
    name,
    defaultValue: values[name],
    errors: errors[name]?.map((key) => labels.errors[key] ?? key) ?? [],
  });
  const position = field('position');
  const message = field('message');
  const cvErrors = errors.cv?.map((key) => labels.cv.errors[key] ?? key);
  const invalid = fieldNames.filter((name) => errors[name]?.length);
  const labelOf: Record<FieldName, string> = { ...labels, cv: labels.cv.label };
  const trouble =
    interruption === 'offline'
      ? labels.offline
      : interruption === 'wait'
        ? labels.cv.wait
        : result?.status === 'refused'
          ? labels.refused[result.reason]
          : null;

  return (
    <form
      ref={form}
      action={endpoint}
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
      onFocus={() => void getTicket()}
      noValidate
      aria-busy={pending}
      className="relative grid gap-x-6 gap-y-5 sm:grid-cols-2"
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
                  <a href={`#application-${name}`} className="inline-block py-1 underline underline-offset-4">
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
          </div>
        ) : null}
      </div>

      <p className="text-sm text-ink-soft sm:col-span-2">{labels.requiredNote}</p>

      <FieldFrame id={position.id} label={labels.position} errors={position.errors} className="sm:col-span-2">
        <select
          key={values.position}
          id={position.id}
          name={position.name}
          required
          defaultValue={values.position ?? initialPosition ?? ''}
          aria-invalid={position.errors.length ? true : undefined}
          aria-describedby={describedBy(position)}
          className={`${controlClass} min-h-12`}
        >
          <option value="" disabled>
            {labels.positionPlaceholder}
          </option>
          {labels.positions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </FieldFrame>
      <TextField
        {...field('firstName')}
        label={labels.firstName}
        autoComplete="given-name"
        maxLength={applicationLimits.firstName.max}
      />
      <TextField
        {...field('name')}
        label={labels.name}
        autoComplete="family-name"
        maxLength={applicationLimits.name.max}
      />
      <TextField
        {...field('email')}
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={applicationLimits.email.max}
      />
      <TextField
        {...field('phone')}
        label={labels.phone}
        optional={labels.optional}
        hint={labels.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={applicationLimits.phone.max}
      />
      <FieldFrame
        id={message.id}
        label={labels.message}
        optional={labels.optional}
        hint={labels.messageHint}
        errors={message.errors}
        className="sm:col-span-2"
      >
        <textarea
          id={message.id}
          name={message.name}
          rows={5}
          maxLength={applicationLimits.message.max}
          defaultValue={message.defaultValue}
          aria-invalid={message.errors.length ? true : undefined}
          aria-describedby={describedBy({ ...message, hint: labels.messageHint })}
          className={`${controlClass} field-sizing-content min-h-32`}
        />
      </FieldFrame>

      {/* A field no person sees; whoever fills it is a machine. */}
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label htmlFor="application-website">{honeypotName}</label>
        <input id="application-website" name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="ticket" defaultValue={returned?.ticket ?? ''} />
      {uploads.files.map(({ receipt }) => (
        <input key={receipt} type="hidden" name="uploads" value={receipt} />
      ))}

      <label className="flex min-h-11 items-start gap-3 sm:col-span-2">
        <input
          type="checkbox"
          name="keepLonger"
          defaultChecked={values.keepLonger === 'on'}
          className="mt-0.5 size-6 shrink-0 accent-ink"
        />
        <span>{labels.keepLonger}</span>
      </label>

      {/* Last of all fields: of a file that is too large, what was typed before it is still read. */}
      <div className="sm:col-span-2">
        <FileField
          id="application-cv"
          purpose="application"
          maxFiles={1}
          name="cv"
          required
          labels={labels.cv}
          errors={cvErrors}
          initial={kept}
          getTicket={getTicket}
          formatSize={(bytes) => formatFileSize(bytes, locale)}
          onChange={filesChanged}
        />
      </div>

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
