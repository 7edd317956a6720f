import type { DeskLabels } from '@/lib/alfred/desk-copy';
import type { DrawnAnswer, DrawnBlock, DrawnSentence, DrawnSource } from '@/lib/alfred/drawn-answer';
import { quotedHeading } from '@/lib/alfred/quoted-heading';

/** What was answered so far, or all of it. */
type Shown = Pick<DrawnAnswer, 'blocks' | 'sources'> &
  Partial<Pick<DrawnAnswer, 'certainty' | 'tools' | 'locale'>>;

/**
 * An answer on its sheet. The first line says that software wrote it. Drawn from a list of known parts: whatever stands in a
 * question, a page or a model's answer is text here.
 */
export function AnswerView({ id, answer, labels }: { id: string; answer: Shown; labels: DeskLabels }) {
  const { blocks, sources, certainty, tools = [], locale } = answer;
  return (
    <div className="alfred-answer" lang={locale}>
      <p className="alfred-frame" data-certainty={certainty}>
        <span>{labels.frame}</span>
        {certainty ? <span className="alfred-certainty">{labels[certainty]}</span> : null}
      </p>
      <div className="alfred-text">
        {blocks.map((block, index) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move
            key={index}
            id={id}
            block={block}
            before={blocks[index - 1]}
            sources={sources}
            labels={labels}
          />
        ))}
      </div>
      {tools.length > 0 ? (
        <ul className="alfred-tools">
          {tools.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="alfred-tool">
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <Sources id={id} sources={sources} labels={labels} />
    </div>
  );
}

function Block({
  id,
  block,
  before,
  sources,
  labels,
}: {
  id: string;
  block: DrawnBlock;
  before: DrawnBlock | undefined;
  sources: readonly DrawnSource[];
  labels: DeskLabels;
}) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          {block.sentences.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences never move
            <Sentence key={index} id={id} sentence={sentence} labels={labels} />
          ))}
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.sentences.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items never move
            <li key={index}>
              <Sentence id={id} sentence={sentence} labels={labels} />
            </li>
          ))}
        </ul>
      );
    case 'quote':
      return (
        <blockquote>
          <QuotedHeading
            text={block.text}
            source={sourceOf(block, sources)}
            before={sourceOf(before, sources)}
          />
          {block.text}
          <Cites id={id} cites={block.cites} labels={labels} />
        </blockquote>
      );
    case 'sum':
      return <Sum id={id} block={block} labels={labels} />;
  }
}

function sourceOf(block: DrawnBlock | undefined, sources: readonly DrawnSource[]): DrawnSource | undefined {
  return block?.kind === 'quote' ? sources[block.cites[0] ?? -1] : undefined;
}

function QuotedHeading({
  text,
  source,
  before,
}: {
  text: string;
  source: DrawnSource | undefined;
  before: DrawnSource | undefined;
}) {
  const heading = source && quotedHeading(text, source, before?.heading);
  return heading ? <strong>{heading}</strong> : null;
}

/** A sum as on a worksheet: what, how it was reckoned, how much. */
function Sum({
  id,
  block,
  labels,
}: {
  id: string;
  block: Extract<DrawnBlock, { kind: 'sum' }>;
  labels: DeskLabels;
}) {
  return (
    <figure className="alfred-sum">
      <dl>
        {[...block.lines, ...(block.total ? [block.total] : [])].map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          <div key={index} data-total={line === block.total ? '' : undefined}>
            <dt>{line.label}</dt>
            {line.working === '' ? null : <dd className="alfred-working">{line.working}</dd>}
            <dd className="alfred-amount">{line.amount}</dd>
          </div>
        ))}
      </dl>
      <figcaption>
        {block.note}
        <Cites id={id} cites={block.cites} labels={labels} />
      </figcaption>
    </figure>
  );
}

function Sentence({ id, sentence, labels }: { id: string; sentence: DrawnSentence; labels: DeskLabels }) {
  return (
    <>
      {sentence.spans.map((span, index) => {
        if (span.kind === 'link') {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: words never move
            <a key={index} href={span.href}>
              {span.text}
            </a>
          );
        }
        // biome-ignore lint/suspicious/noArrayIndexKey: words never move
        return span.kind === 'strong' ? <strong key={index}>{span.text}</strong> : span.text;
      })}
      <Cites id={id} cites={sentence.cites} labels={labels} />{' '}
    </>
  );
}

function Cites({ id, cites, labels }: { id: string; cites: readonly number[]; labels: DeskLabels }) {
  return cites.map((cite) => (
    <a
      key={cite}
      href={`#${id}-source-${cite + 1}`}
      aria-label={labels.source.replace('{number}', String(cite + 1))}
      className="alfred-cite"
    >
      {cite + 1}
    </a>
  ));
}

function Sources({
  id,
  sources,
  labels,
}: {
  id: string;
  sources: readonly DrawnSource[];
  labels: DeskLabels;
}) {
  if (sources.length === 0) return null;
  return (
    <div className="alfred-sources">
      <p id={`${id}-sources`} className="alfred-label">
        {labels.sources}
      </p>
      <ol aria-labelledby={`${id}-sources`}>
        {sources.map(({ href, page, heading, quote }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their places are what sentences name
          <li key={index} id={`${id}-source-${index + 1}`} tabIndex={-1}>
            {href ? (
              <a href={href}>
                {page}
                {heading === page ? '' : ` › ${heading}`}
              </a>
            ) : (
              <strong>{`${labels.staffSource} › ${heading}`}</strong>
            )}
            {quote === '' ? null : <p>{quote}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
