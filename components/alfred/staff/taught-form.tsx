import { DeskForm } from '@/components/alfred/desk-form.client';
import type { ActionResult } from '@/lib/actions/result';
import type { AlfredStaffLabels } from '@/lib/alfred/staff/staff-copy';
import { staffAnswerLimits } from '@/lib/alfred/staff-answer';
import { formatLanguage } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';

type Result = ActionResult<null, string>;

/** An answer for everyone, language by language. */
export function TaughtForm({
  action,
  permalink,
  begun,
  version,
  locale,
  labels,
}: {
  action: (previous: Result | null, form: FormData) => Promise<Result>;
  permalink: string;
  begun: { questions: Partial<Record<Locale, string>>; answers: Partial<Record<Locale, string>> };
  version: number | null;
  locale: Locale;
  labels: AlfredStaffLabels;
}) {
  const named = (sentence: string, language: Locale) =>
    sentence.replace('{language}', formatLanguage(language, locale));
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-soft">{labels.teachText}</p>
      <DeskForm
        id="taught"
        action={action}
        permalink={permalink}
        fields={locales.flatMap((language) => [
          {
            name: `question-${language}`,
            label: named(labels.questionIn, language),
            kind: 'text' as const,
            optional: labels.optional,
            value: begun.questions[language],
            maxLength: staffAnswerLimits.question.max,
          },
          {
            name: `answer-${language}`,
            label: named(labels.answerIn, language),
            kind: 'area' as const,
            optional: labels.optional,
            value: begun.answers[language],
            maxLength: staffAnswerLimits.answer.max,
          },
        ])}
        hidden={version === null ? {} : { version: String(version) }}
        submit={labels.publish}
        labels={labels}
      >
        <p>
          <button type="submit" name="intent" value="keep" className="link min-h-11 cursor-pointer underline">
            {labels.keep}
          </button>
        </p>
      </DeskForm>
    </>
  );
}
