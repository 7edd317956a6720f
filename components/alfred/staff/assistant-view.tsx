import type { ReactNode } from 'react';
import { DataTable } from '@/components/staff/data-table';
import { EmptyState } from '@/components/staff/empty-state';
import { StaffSection } from '@/components/staff/staff-section';
import { StatTile } from '@/components/staff/stat-tile';
import type { Gaps, HandoverRow } from '@/lib/alfred/handover';
import type { AlfredStaffLabels } from '@/lib/alfred/staff/staff-copy';
import type { EditedAnswer } from '@/lib/alfred/staff-answer';
import { formatLanguage } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';

export interface AssistantViewProps {
  status: 'open' | 'done';
  counts: { open: number; done: number };
  rows: readonly HandoverRow[];
  answers: readonly EditedAnswer[];
  gaps: Gaps;
  /** What a model took today, for admins; null for others. */
  spending: { value: string; note: string } | null;
  locale: Locale;
  /** A path below the area. */
  pathOf: (rest: string, query?: Record<string, string>) => string;
  dueMark: (row: HandoverRow) => ReactNode;
  pager: ReactNode;
  labels: AlfredStaffLabels;
}

/** Who waits for an answer, what Alfred was taught, and what the site lacks. */
export function AssistantView(props: AssistantViewProps) {
  const { status, counts, rows, spending, pathOf, pager, labels } = props;
  return (
    <>
      {spending ? (
        <dl className="mb-6 max-w-xs">
          <StatTile label={labels.spentToday} value={spending.value} note={spending.note} />
        </dl>
      ) : null}
      <nav aria-label={labels.table} className="mb-4 flex flex-wrap gap-x-6">
        {(['open', 'done'] as const).map((one) => (
          <a
            key={one}
            href={pathOf('', one === 'open' ? {} : { view: one })}
            aria-current={one === status ? 'page' : undefined}
            className="inline-flex min-h-11 items-center gap-2 font-medium aria-[current]:font-bold aria-[current]:underline"
          >
            {labels[one]} <span className="figures">{counts[one]}</span>
          </a>
        ))}
      </nav>
      {rows.length === 0 ? (
        <EmptyState
          title={status === 'open' ? labels.noneOpen : labels.noneDone}
          text={status === 'open' ? labels.noneOpenText : labels.noneDoneText}
        />
      ) : (
        <Handovers {...props} />
      )}
      {pager}
      <Taught {...props} />
      <Lacking {...props} />
    </>
  );
}

function Handovers({ rows, locale, pathOf, dueMark, labels }: AssistantViewProps) {
  return (
    <DataTable
      caption={labels.table}
      rows={rows}
      rowKey={({ id }) => id}
      rowProps={() => ({ 'data-shortcut-row': '' })}
      columns={[
        {
          id: 'question',
          heading: labels.question,
          isRowHeading: true,
          cell: ({ id, question }) => (
            <a
              href={pathOf(id)}
              data-shortcut-open=""
              dir="auto"
              className="line-clamp-2 min-h-6 max-w-xl break-words font-medium underline underline-offset-4"
            >
              {question}
            </a>
          ),
        },
        { id: 'who', heading: labels.who, cell: ({ name }) => name || labels.unnamed },
        {
          id: 'language',
          heading: labels.language,
          cell: (row) => formatLanguage(row.locale, locale),
        },
        { id: 'due', heading: labels.due, cell: (row) => dueMark(row) },
      ]}
    />
  );
}

function Taught({ answers, locale, pathOf, labels }: AssistantViewProps) {
  return (
    <StaffSection id="answers" title={labels.answers}>
      <p className="mb-3">
        <a href={pathOf('answers/new')} className="link min-h-11 font-bold underline">
          {labels.newAnswer}
        </a>
      </p>
      {answers.length === 0 ? <p>{labels.noAnswers}</p> : null}
      <ul className="max-w-3xl">
        {answers.map(({ id, questions, published }) => {
          const [first] = [locale, ...locales].filter((one) => questions[one]);
          return (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-2">
              <a
                href={pathOf(`answers/${id}`)}
                lang={first}
                className="min-h-6 min-w-0 break-words font-medium underline underline-offset-4"
              >
                {first ? questions[first] : id}
              </a>
              <span className="text-sm text-ink-soft">
                {locales
                  .filter((one) => questions[one])
                  .map((one) => one.toUpperCase())
                  .join(' ')}
                {published ? '' : ` · ${labels.unpublished}`}
              </span>
            </li>
          );
        })}
      </ul>
    </StaffSection>
  );
}

function Lacking({ gaps: { questions, searches }, locale, pathOf, labels }: AssistantViewProps) {
  return (
    <StaffSection id="gaps" title={labels.gaps}>
      <p className="mb-3 max-w-prose text-ink-soft">{labels.gapsText}</p>
      {questions.length === 0 ? <p>{labels.noGaps}</p> : null}
      <ul className="max-w-3xl">
        {questions.map(({ locale: spoken, question, unanswered, disliked, reasons }) => (
          <li key={`${spoken} ${question}`} className="border-t border-line py-2">
            <p lang={spoken} dir="auto" className="break-words font-medium">
              {question}
            </p>
            <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
              <span>{formatLanguage(spoken, locale)}</span>
              {unanswered > 0 ? (
                <span>{labels.unanswered.replace('{count}', String(unanswered))}</span>
              ) : null}
              {disliked > 0 ? <span>{labels.disliked.replace('{count}', String(disliked))}</span> : null}
              <a
                href={pathOf('answers/new', { question: question.slice(0, 200), language: spoken })}
                className="min-h-6 font-bold text-ink underline underline-offset-4"
              >
                {labels.teachThis}
              </a>
            </p>
            {reasons.map((reason) => (
              <p
                key={reason}
                dir="auto"
                className="mt-1 break-words border-l-4 border-line-strong pl-3 text-sm"
              >
                {reason}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <h3 className="mt-6 mb-2 font-bold">{labels.searches}</h3>
      {searches.length === 0 ? <p>{labels.noSearches}</p> : null}
      <ul className="max-w-3xl">
        {searches.map(({ locale: spoken, query, times }) => (
          <li key={`${spoken} ${query}`} className="flex gap-x-4 border-t border-line py-2">
            <span lang={spoken} className="min-w-0 break-words">
              {query}
            </span>
            <span className="figures text-ink-soft">{times}</span>
          </li>
        ))}
      </ul>
    </StaffSection>
  );
}
