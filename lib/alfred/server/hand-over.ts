import 'server-only';
import type { Viewer } from '@/lib/accounts/viewer';
import type { FormRequest } from '@/lib/actions/server/form-action';
import { quoteLimits } from '@/lib/quotes/limits';
import type { ProjectType } from '@/lib/quotes/project-types';
import { pathToReceivedQuote } from '@/lib/quotes/server/received-link';
import { submitQuoteRequest } from '@/lib/quotes/server/submit-quote-request';
import { deskLabels } from '../desk-copy';
import { transcriptOf, transcriptText } from '../transcript';
import { findConversation } from './conversation-store';
import { handOver } from './handovers';

type Asker = FormRequest & { viewer: Viewer };

/** Gives a question to staff with its conversation. */
export async function handOverQuestion(
  { viewer, locale, now }: Asker,
  conversationId: unknown,
  { question, key }: { question: string; key: string },
): Promise<'ok' | 'unknown' | 'rateLimited' | 'unavailable'> {
  const conversation = await findConversation(viewer, String(conversationId));
  if (!conversation) return 'unknown';
  const transcript = transcriptOf(conversation.messages);
  const sent = { key, conversation: conversation.id, locale, question, transcript, now };
  const { status } = await handOver(viewer, sent);
  if (status === 'limited') return 'rateLimited';
  return status === 'invalid' ? 'unavailable' : status;
}

interface WantedQuote {
  firstName: string;
  name: string;
  subject: ProjectType;
  question: string;
}

/** Makes a quote request of a conversation. Leads to the page with its reference. */
export async function requestQuoteFor(
  { viewer, locale, address, now }: Asker,
  conversationId: unknown,
  { question, ...wanted }: WantedQuote,
): Promise<{ path: string } | 'unknown' | 'rateLimited' | 'unavailable'> {
  const conversation = await findConversation(viewer, String(conversationId));
  if (!conversation) return 'unknown';
  const { you, frame } = deskLabels(locale);
  const said = transcriptText(
    transcriptOf(conversation.messages),
    { question: you, answer: frame, locale },
    quoteLimits.message.max - [...question].length - 10,
  );
  const submitted = await submitQuoteRequest({
    input: {
      ...wanted,
      email: viewer.email,
      phone: null,
      company: null,
      message: `${question}\n\n–––\n\n${said}`,
      newsletter: false,
    },
    locale,
    ticket: null,
    honeypot: '',
    uploads: [],
    address,
    now,
  });
  if (submitted.status === 'accepted')
    return {
      path: pathToReceivedQuote(locale, { ...submitted, receivedAt: submitted.duplicate ? null : now }),
    };
  return submitted.status === 'refused' && submitted.reason === 'rateLimited' ? 'rateLimited' : 'unavailable';
}
