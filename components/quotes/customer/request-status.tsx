import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '@/lib/i18n/format';
import type { Locale, Localized } from '@/lib/i18n/locales';
import { type CustomerRequest, stateOf } from '@/lib/quotes/customer-request';
import type { OwnFile } from '@/lib/quotes/own-file';
import { inkOfProject } from '../staff/subject-mark';
import { Conversation } from './conversation';
import { StatusSteps } from './status-steps';

interface RequestStatusProps {
  request: CustomerRequest;
  /** The order that it has become is finished. */
  isDone: boolean;
  /** Those of the request, with their addresses. */
  files: readonly OwnFile[];
  /** What was just done here, in words. */
  notice: { text: string; isGood: boolean } | null;
  contact: { phone: { e164: string; display: Localized }; email: string };
  /** The button's action, bound to the language. */
  withdraw: (form: FormData) => Promise<void>;
  token: string;
  locale: Locale;
  now: Date;
  /** The priced answer, or null. */
  offer: ReactNode;
  /** The work on what was ordered, with its proof, or null. */
  order: ReactNode;
  /** What came with it from the tools of the site. */
  attached: ReactNode;
  /** The form that adds a message. */
  children: ReactNode;
}

/** A customer's private page: where the request stands, what was said, and what can be done. */
export async function RequestStatus(props: RequestStatusProps) {
  const { request, notice, contact, locale, now, children } = props;
  const t = await getTranslations('QuoteStatus');
  const project = await getTranslations('ProjectTypes');
  const state = stateOf(request, { hasOffer: Boolean(props.offer), isDone: props.isDone }, now);
  return (
    <div data-ink={inkOfProject[request.subject]} className="wrap-page py-12 lg:py-20">
      <p className="figures text-lg text-ink-soft">
        <span className="sr-only">{t('reference')} </span>
        <span className="font-bold text-ink">{request.reference}</span>, {project(request.subject)},{' '}
        {t('received').toLocaleLowerCase(locale)} {formatDay(request.submittedAt, locale)}
      </p>
      <h1 className="sign mt-2 max-w-4xl text-poster">{t('heading')}</h1>
      {notice ? (
        <p role="status" data-good={notice.isGood} className="status-notice">
          {notice.text}
        </p>
      ) : null}
      <StatusSteps request={request} />
      <p className="mt-5 max-w-2xl text-xl">
        {t(`now.${state}`, { deadline: formatMoment(request.answerDueAt, locale) })}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a href={`tel:${contact.phone.e164}`} className="link figures min-h-11 font-bold">
          {contact.phone.display[locale]}
        </a>
        <a href={`mailto:${contact.email}`} className="link min-h-11 font-bold">
          {contact.email}
        </a>
      </p>
      {props.order}
      {props.offer}
      <div className="mt-12 grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="min-w-0">
          <Conversation request={request} files={props.files} locale={locale} />
          {props.attached}
          {request.withdrawnAt ? null : <div className="mt-10 first:mt-0">{children}</div>}
        </div>
        <aside className="min-w-0">
          <p className="max-w-md text-ink-soft">{t('private')}</p>
          <Withdraw {...props} />
        </aside>
      </div>
    </div>
  );
}

/** Taking the request back needs two steps, and only the second one, a post, does it. */
async function Withdraw({ request, withdraw, token }: RequestStatusProps) {
  const words = await getTranslations('QuoteStatus.withdraw');
  if (request.withdrawnAt || request.status === 'lost') return null;
  if (request.status === 'won') return <p className="mt-6 max-w-md">{words('ordered')}</p>;
  return (
    <details className="mt-6 max-w-md border-2 border-ink">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-bold underline underline-offset-4">
        {words('open')}
      </summary>
      <form action={withdraw} className="border-t-2 border-ink p-4">
        <input type="hidden" name="token" value={token} />
        <p>{words('text')}</p>
        <button type="submit" className="button button-danger mt-4 min-h-12 bg-ink px-5 text-lg text-white">
          {words('confirm')}
        </button>
      </form>
    </details>
  );
}
