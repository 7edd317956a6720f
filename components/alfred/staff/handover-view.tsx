import type { ReactNode } from 'react';
import { DeskForm } from '@/components/alfred/desk-form.client';
import { StaffSection } from '@/components/staff/staff-section';
import type { ActionResult } from '@/lib/actions/result';
import type { StaffHandover } from '@/lib/alfred/handover';
import type { AlfredStaffLabels } from '@/lib/alfred/staff/staff-copy';
import { staffAnswerLimits } from '@/lib/alfred/staff-answer';
import { formatLanguage, formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

type Result = ActionResult<null, string>;

/** One question that Alfred handed over: what was said, and the answer to be written, or that was. */
export function HandoverView({
  handover,
  due,
  locale,
  permalink,
  answer,
  close,
  children,
  labels,
}: {
  handover: StaffHandover;
  due: ReactNode;
  locale: Locale;
  permalink: string;
  answer: (previous: Result | null, form: FormData) => Promise<Result>;
  close: (form: FormData) => Promise<void>;
  /** How an answer becomes one for everyone. */
  children: ReactNode;
  labels: AlfredStaffLabels;
}) {
  const { name, email, status, version } = handover;
  const hint = labels.answerHint
    .replace('{language}', formatLanguage(handover.locale, locale))
    .replace('{email}', email);
  return (
    <>
      <p
        dir="auto"
        lang={handover.locale}
        className="max-w-3xl text-xl font-medium break-words whitespace-pre-line"
      >
        {handover.question}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-6 text-ink-soft">
        <span className="wrap-anywhere">{name || labels.unnamed}</span>
        <a href={`mailto:${email}`} className="min-h-6 wrap-anywhere underline underline-offset-4">
          {email}
        </a>
        <span>{formatMoment(handover.at, locale)}</span>
        {due}
      </p>
      <StaffSection id="said" title={labels.said}>
        <dl lang={handover.locale} className="max-w-3xl">
          {handover.transcript.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            <div key={index} className="border-t border-line py-3 break-words">
              <dt dir="auto" className="font-bold whitespace-pre-line">
                {line.question}
              </dt>
              <dd dir="auto" className="mt-1 whitespace-pre-line">
                {line.answer}
              </dd>
            </div>
          ))}
        </dl>
      </StaffSection>
      <StaffSection id="answer" title={labels.yourAnswer}>
        {status === 'open' ? (
          <>
            <p className="mb-4 max-w-prose break-words text-ink-soft">{hint}</p>
            <DeskForm
              id="letter"
              action={answer}
              permalink={permalink}
              fields={[
                {
                  name: 'body',
                  label: labels.yourAnswer,
                  kind: 'area',
                  maxLength: staffAnswerLimits.letter.max,
                },
              ]}
              hidden={{ version: String(version) }}
              submit={labels.send}
              labels={labels}
            />
            <details className="mt-4">
              <summary className="link min-h-11 cursor-pointer underline">{labels.close}</summary>
              <form action={close} className="mt-1 border-l-4 border-danger pl-3">
                <input type="hidden" name="version" value={version} />
                <p className="text-sm">{labels.closeSure}</p>
                <button
                  type="submit"
                  className="button button-ink button-danger mt-2 min-h-11 px-4 text-base"
                >
                  {labels.close}
                </button>
              </form>
            </details>
          </>
        ) : (
          <div className="letter max-w-3xl">
            <p className="font-bold">
              {status === 'answered' ? labels.answered : labels.closed}
              {handover.answeredAt ? ` · ${formatMoment(handover.answeredAt, locale)}` : ''}
            </p>
            {handover.answer ? (
              <p dir="auto" lang={handover.locale} className="mt-2 break-words whitespace-pre-line">
                {handover.answer}
              </p>
            ) : null}
          </div>
        )}
      </StaffSection>
      {status === 'answered' ? (
        <StaffSection id="teach" title={labels.teach}>
          {children}
        </StaffSection>
      ) : null}
    </>
  );
}
