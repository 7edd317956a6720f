'use client';

import { useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import {
  type FittingFormProps,
  FittingTimeFields,
  OverrideField,
  type ShownFitting,
} from './fitting-form.client';
import { FittingNotice } from './fitting-notice';

/** Moves a fitting to another time; what stands in its way is shown first. */
export function MoveForm({
  action,
  permalink,
  labels,
  reference,
  shown,
  button,
}: FittingFormProps & {
  reference: string;
  shown: Pick<ShownFitting, 'id' | 'version' | 'day' | 'part' | 'from' | 'to'>;
  button: string;
}) {
  const { result, turn, interruption, errorsOf, formProps, notice, pending } = useActionForm(action, {
    permalink: `${permalink}#move`,
  });
  const conflict = result?.status === 'conflict' ? result.conflict : null;
  const clash = conflict?.kind === 'clash' ? conflict : null;
  const version = conflict?.kind === 'version' ? Math.max(conflict.version, shown.version) : shown.version;
  const typed = valuesOf(result);
  return (
    <form {...formProps}>
      <input type="hidden" name="id" value={shown.id} />
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="version" value={version} />
      <div key={`${turn}-${shown.version}`} className="grid grid-cols-1 gap-3">
        <FittingTimeFields shown={shown} typed={typed} labels={labels} errorsOf={errorsOf} />
        <FittingNotice ref={notice} result={result} interruption={interruption} labels={labels} />
        <OverrideField id={shown.id} clash={clash} typed={typed} labels={labels} errorsOf={errorsOf} />
        <div>
          <button type="submit" aria-disabled={pending} className="work-button work-button-ink">
            {clash ? labels.saveAnyway : button}
          </button>
        </div>
      </div>
    </form>
  );
}
