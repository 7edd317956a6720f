'use client';

import { TextArea } from '@/components/ui/text-area.client';
import { useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import { proposalWords } from '@/lib/fittings/proposal';
import { AddressField, type FittingFormProps, OverrideField } from './fitting-form.client';
import { FittingNotice } from './fitting-notice';

/** Answers what a customer proposed: plans the fitting at one of the half-days, or declines both with a word. */
export function ProposalForm({
  action,
  permalink,
  labels,
  proposal,
  standing,
  address,
  slots,
  words,
}: FittingFormProps & {
  proposal: string;
  /** The fitting that moves, or a new one. */
  standing: { id: string; version: number };
  /** Where a new fitting is, as far as it is known; one that moves stays where it is. */
  address: string | null;
  slots: readonly { key: string; label: string }[];
  words: { choose: string; accept: string; decline: string; answer: string; answerHint: string };
}) {
  const { result, turn, interruption, errorsOf, formProps, notice, pending } = useActionForm(action, {
    permalink: `${permalink}#proposal`,
  });
  const conflict = result?.status === 'conflict' ? result.conflict : null;
  const clash = conflict?.kind === 'clash' ? conflict : null;
  const version =
    conflict?.kind === 'version' ? Math.max(conflict.version, standing.version) : standing.version;
  const typed = valuesOf(result);
  return (
    <form {...formProps}>
      <input type="hidden" name="proposal" value={proposal} />
      <input type="hidden" name="id" value={standing.id} />
      <input type="hidden" name="version" value={version} />
      <div key={turn} className="grid grid-cols-1 gap-3">
        <fieldset>
          <legend className="sr-only">{words.choose}</legend>
          {slots.map(({ key, label }, at) => (
            <label key={key} className="flex min-h-11 cursor-pointer items-center gap-2 font-bold">
              <input
                type="radio"
                name="slot"
                value={key}
                defaultChecked={typed.slot ? typed.slot === key : at === 0}
                className="size-6 shrink-0 accent-ink"
              />
              {label}
            </label>
          ))}
        </fieldset>
        {address === null ? null : (
          <AddressField
            id="proposal-address"
            shown={address}
            typed={typed.address}
            labels={labels}
            errorsOf={errorsOf}
          />
        )}
        <div>
          <label htmlFor="proposal-answer" className="text-sm text-ink-soft">
            {words.answer}
          </label>
          <TextArea
            id="proposal-answer"
            name="answer"
            rows={2}
            maxLength={proposalWords}
            defaultValue={typed.answer ?? ''}
            aria-describedby="proposal-answer-hint"
            className="control w-full min-w-0"
          />
          <p id="proposal-answer-hint" className="mt-1 text-sm text-ink-soft">
            {words.answerHint}
          </p>
        </div>
        <FittingNotice ref={notice} result={result} interruption={interruption} labels={labels} />
        <OverrideField id={proposal} clash={clash} typed={typed} labels={labels} errorsOf={errorsOf} />
        <div className="flex flex-wrap gap-2">
          <button
            type="submit"
            name="intent"
            value="accept"
            aria-disabled={pending}
            className="work-button work-button-ink"
          >
            {clash ? labels.saveAnyway : words.accept}
          </button>
          <button type="submit" name="intent" value="decline" aria-disabled={pending} className="work-button">
            {words.decline}
          </button>
        </div>
      </div>
    </form>
  );
}
