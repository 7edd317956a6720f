import 'server-only';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { type PageId, pageIds } from '@/lib/i18n/routes';
import { projectTypes } from '@/lib/quotes/project-types';
import type { Answer } from '../answer';
import { answerText } from '../plain-answer';

// An answer is read back as data, never as HTML: what has another form, or leads to a page that exists no more, is left out.

const link = z.object({
  page: z.string().refine((id): id is PageId => (pageIds as string[]).includes(id)),
  rest: z.string(),
  anchor: z.string().nullable(),
  query: z.record(z.string(), z.string()),
});

const plainSpan = z.object({ kind: z.enum(['text', 'strong', 'phone', 'mail']), text: z.string() });
const span = z
  .union([plainSpan, z.object({ kind: z.literal('link'), text: z.string(), link })])
  .or(z.object({ text: z.string() }).transform(({ text }) => ({ kind: 'text' as const, text })));
const sentence = z.object({ spans: z.array(span), cites: z.array(z.number().int().nonnegative()) });
const sumLine = z.object({ label: z.string(), working: z.string(), amount: z.string() });

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), sentences: z.array(sentence) }),
  z.object({ kind: z.literal('list'), items: z.array(sentence) }),
  z.object({
    kind: z.literal('sum'),
    lines: z.array(sumLine),
    total: sumLine.nullable(),
    note: z.string(),
    cites: z.array(z.number()),
  }),
  z.object({ kind: z.literal('quote'), text: z.string(), cite: z.number() }),
]);

/** A list without what cannot be read of it. */
const readable = <Shape extends z.ZodType>(shape: Shape) =>
  z.array(z.unknown()).transform((given) =>
    given.flatMap((one) => {
      const read = shape.safeParse(one);
      return read.success ? [read.data] : [];
    }),
  );

/** An answer as it was kept. */
export const keptAnswer = z.object({
  locale: z.enum(locales),
  certainty: z.enum(['sure', 'unsure', 'unknown']),
  source: z.enum(['rules', 'model']),
  intents: z.array(z.string()).transform((names) => names as Answer['intents']),
  blocks: readable(block),
  // Their places are what sentences name: none is left out.
  citations: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['page', 'work', 'answer']),
      link: link.nullable().catch(null),
      pageName: z.string(),
      heading: z.string(),
      quote: z.string(),
    }),
  ),
  tools: readable(
    z.object({
      kind: z.enum(['wrap-simulator', 'shirt-designer', 'quote-form', 'page']),
      label: z.string(),
      link,
      prefill: z.object({ subject: z.enum(projectTypes), message: z.string() }).nullable(),
    }),
  ),
  followUps: z.array(z.string()),
  handOver: z
    .object({
      kind: z.enum(['quote', 'question']),
      reason: z.enum(['unknown', 'unsure', 'person', 'order', 'price']),
    })
    .nullable(),
}) satisfies z.ZodType<Answer>;

/** An answer with itself as text, which searches and exports read. */
export const storable = (answer: Answer) => ({ ...answer, plain: answerText(answer) });
