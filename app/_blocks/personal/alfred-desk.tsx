import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { ConversationList } from '@/components/alfred/conversation-list';
import { DeskForm } from '@/components/alfred/desk-form.client';
import { Exchange } from '@/components/alfred/exchange';
import { HandoverCard } from '@/components/alfred/handover-card';
import { QuestionForm } from '@/components/alfred/question-form.client';
import type { Viewer } from '@/lib/accounts/viewer';
import {
  askAgain,
  askQuestion,
  rate,
  removeConversation,
  renameTo,
  sendAsQuote,
  sendToStaff,
  showAnew,
} from '@/lib/alfred/actions';
import { longestQuestion } from '@/lib/alfred/answer';
import type { DeskOutcome } from '@/lib/alfred/ask-result';
import {
  type Conversation,
  type ConversationEntry,
  conversationLimits,
  partsOf,
} from '@/lib/alfred/conversation';
import { type DeskLabels, deskLabels } from '@/lib/alfred/desk-copy';
import { alfredPath, drawAnswer } from '@/lib/alfred/drawn-answer';
import { transcriptOf } from '@/lib/alfred/transcript';
import { personLimits } from '@/lib/forms/person-limits';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import { projectTypes } from '@/lib/quotes/project-types';

interface DeskProps {
  viewer: Viewer;
  locale: Locale;
  entries: readonly ConversationEntry[];
  conversation: Conversation | null;
  /** What is searched for among the conversations. */
  search: string;
  outcome: DeskOutcome | null;
  /** The message that was rated just now. */
  rated: string | null;
  handOver: 'quote' | 'question' | null;
  kept: string | null;
  suggestions: readonly string[];
  from: PageId | undefined;
}

/** Alfred's page for who has an account: what was asked before, the conversation, and the form under it. */
export function AlfredDesk({ locale, entries, conversation, search, outcome, ...rest }: DeskProps) {
  const labels = deskLabels(locale);
  const isGood = outcome !== 'failed';
  return (
    <div className="alfred-desk">
      <ConversationList
        entries={entries}
        current={conversation?.id ?? null}
        query={search}
        locale={locale}
        path={(id) => alfredPath(locale, { conversation: id })}
        labels={labels}
      />
      <div className="alfred-sheet">
        {outcome ? (
          <p id="done" role={isGood ? 'status' : 'alert'} className="alfred-outcome" data-good={isGood}>
            {labels[outcome]}
          </p>
        ) : null}
        {rest.handOver && conversation ? (
          <HandOver
            {...rest}
            kind={rest.handOver}
            conversation={conversation}
            locale={locale}
            labels={labels}
          />
        ) : (
          <Talk {...rest} outcome={outcome} conversation={conversation} locale={locale} labels={labels} />
        )}
      </div>
    </div>
  );
}

function Talk({
  conversation,
  locale,
  outcome,
  rated,
  kept,
  suggestions,
  from,
  labels,
}: Pick<DeskProps, 'conversation' | 'locale' | 'outcome' | 'rated' | 'kept' | 'suggestions' | 'from'> & {
  labels: DeskLabels;
}) {
  const actions = { rate: rate.bind(null, locale), askAgain: askAgain.bind(null, locale) };
  const id = conversation?.id ?? null;
  const parts = conversation ? partsOf(conversation) : [];
  const last = conversation?.messages.at(-1)?.id;
  const handOverPath = (of: string, kind: string) =>
    alfredPath(locale, { conversation: of, query: { handover: kind }, at: 'handover' });
  return (
    <>
      {parts.map((part) =>
        part.kind === 'exchange' && id ? (
          <Exchange
            key={part.message.id}
            exchange={{ ...part.message, answer: drawAnswer(part.message.answer) }}
            conversation={id}
            justRated={rated === part.message.id}
            handOverPath={(kind) => handOverPath(id, kind)}
            actions={actions}
            labels={labels}
            isLast={part.message.id === last}
          />
        ) : part.kind === 'handover' ? (
          <HandoverCard key={part.handover.id} handover={part.handover} locale={locale} labels={labels} />
        ) : null,
      )}
      <QuestionForm
        // What is deleted is not gone on with.
        key={outcome === 'removed' ? 'anew' : 'desk'}
        action={askQuestion.bind(null, locale)}
        permalink={alfredPath(locale, { conversation: id, at: 'ask' })}
        locale={locale}
        from={from}
        conversation={id}
        shown={conversation?.messages.map((message) => message.id) ?? []}
        isSignedIn
        kept={kept}
        suggestions={conversation?.messages.at(-1)?.answer.followUps ?? suggestions}
        actions={actions}
        showAnew={showAnew}
        handOverPath={decodeURI(handOverPath('{conversation}', '{kind}'))}
        labels={labels}
      />
      {conversation ? <Manage conversation={conversation} locale={locale} labels={labels} /> : null}
    </>
  );
}

/** Title, export and the way out of a conversation. */
function Manage({
  conversation: { id, title },
  locale,
  labels,
}: {
  conversation: Conversation;
  locale: Locale;
  labels: DeskLabels;
}) {
  return (
    <details className="alfred-manage">
      <summary>{labels.manage}</summary>
      <DeskForm
        id="rename"
        action={renameTo.bind(null, locale, id)}
        permalink={alfredPath(locale, { conversation: id })}
        fields={[
          {
            name: 'title',
            label: labels.newTitle,
            kind: 'text',
            value: title,
            maxLength: conversationLimits.title.max,
          },
        ]}
        submit={labels.rename}
        labels={labels}
      />
      <p>
        <a href={`/api/account/alfred/export?c=${id}&locale=${locale}`} download rel="nofollow">
          {labels.exportText}
        </a>
      </p>
      <details className="alfred-fold">
        <summary>{labels.remove}</summary>
        <form action={removeConversation.bind(null, locale, id)}>
          <p>{labels.removeSure}</p>
          <button type="submit" className="alfred-danger">
            {labels.removeConfirm}
          </button>
        </form>
      </details>
    </details>
  );
}

/** What will be sent, before it is: to staff as a question, or as a quote request. */
async function HandOver({
  viewer,
  conversation,
  kind,
  locale,
  labels,
}: Pick<DeskProps, 'viewer' | 'locale'> & {
  conversation: Conversation;
  kind: 'quote' | 'question';
  labels: DeskLabels;
}) {
  const types = await getTranslations('ProjectTypes');
  const { id, messages } = conversation;
  const last = messages.at(-1);
  const isQuote = kind === 'quote';
  const prefill = last?.answer.tools.find((tool) => tool.prefill !== null)?.prefill ?? null;
  const question = {
    name: 'question',
    label: isQuote ? labels.quoteMessage : labels.ask,
    kind: 'area' as const,
    maxLength: longestQuestion,
    value: (isQuote ? prefill?.message : undefined) ?? last?.question ?? '',
  };
  const back = alfredPath(locale, { conversation: id });
  const form = {
    id: 'handover',
    permalink: alfredPath(locale, { conversation: id, query: { handover: kind }, at: 'handover' }),
    labels,
    children: <Transcript messages={messages} labels={labels} />,
  };
  return (
    <section id="handover" aria-labelledby="handover-title" className="alfred-handing">
      <h2 id="handover-title">{isQuote ? labels.quoteTitle : labels.handOverTitle}</h2>
      <p>{(isQuote ? labels.quoteText : labels.handOverText).replace('{email}', viewer.email)}</p>
      {isQuote ? (
        <DeskForm
          {...form}
          action={sendAsQuote.bind(null, locale, id)}
          fields={[
            {
              name: 'firstName',
              label: labels.firstName,
              kind: 'text',
              value: viewer.firstName,
              maxLength: personLimits.firstName.max,
              autoComplete: 'given-name',
            },
            {
              name: 'name',
              label: labels.lastName,
              kind: 'text',
              value: viewer.lastName,
              maxLength: personLimits.name.max,
              autoComplete: 'family-name',
            },
            {
              name: 'subject',
              label: labels.subject,
              kind: 'select',
              value: prefill?.subject ?? 'other',
              options: projectTypes.map((value) => ({ value, label: types(value) })),
            },
            question,
          ]}
          submit={labels.quoteSend}
        />
      ) : (
        <DeskForm
          {...form}
          action={sendToStaff.bind(null, locale, id)}
          fields={[question]}
          formKey={randomUUID()}
          submit={labels.handOverSend}
        />
      )}
      <p>
        <a href={back}>{labels.cancel}</a>
      </p>
    </section>
  );
}

function Transcript({ messages, labels }: Pick<Conversation, 'messages'> & { labels: DeskLabels }) {
  return (
    <section aria-labelledby="transcript" className="alfred-transcript">
      <h3 id="transcript">{labels.handOverConversation}</h3>
      <dl>
        {transcriptOf(messages).map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          <div key={index}>
            <dt dir="auto">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
