import { type FormState, LocalizedField } from '@/components/staff/localized-field';
import { MoveButtons } from '@/components/staff/move-buttons';
import type { PortfolioImage } from '@/lib/portfolio/portfolio';
import type { WorkLabels } from '@/lib/portfolio/staff/form-labels';
import { workLimits } from '@/lib/portfolio/staff/work-limits';
import { ChoiceField } from './choice-field';
import { FocalPicker } from './focal-picker.client';

/** A picture of a work among the fields of its form: what it says, its part, what of it must stay in view. */
export function PictureCard({
  image,
  index,
  total,
  state,
  labels,
  isHidden,
}: {
  image: PortfolioImage;
  index: number;
  total: number;
  state: FormState;
  labels: WorkLabels;
  /** The work is published, and this picture is not shown until it is described. */
  isHidden: boolean;
}) {
  const name = `${labels.roles[image.role]} ${index + 1}`;
  return (
    <fieldset className="min-w-0 grow">
      <legend className="sign text-xl">{name}</legend>
      {isHidden ? (
        <p className="mb-2 border-l-4 border-danger pl-2 font-bold text-danger">{labels.hidden}</p>
      ) : null}
      <div className="grid gap-4 md:grid-cols-[15rem_1fr]">
        <div className="max-w-60">
          <FocalPicker image={image} state={state} labels={labels} />
        </div>
        <div className="grid min-w-0 content-start gap-3">
          <LocalizedField
            name={`${image.id}.alt`}
            legend={labels.alt}
            hint={labels.altHint}
            max={workLimits.alt}
            state={state}
            isMultiline
          />
          <LocalizedField
            name={`${image.id}.caption`}
            legend={labels.caption}
            max={workLimits.alt}
            state={state}
            isOptional
          />
          <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
            <ChoiceField
              name={`${image.id}.role`}
              label={labels.role}
              options={Object.entries(labels.roles).map(([value, label]) => ({ value, label }))}
              state={state}
            />
            <MoveButtons id={image.id} name={name} index={index} total={total} labels={labels} />
            <button
              type="submit"
              form={`delete-${image.id}`}
              className="link min-h-10 cursor-pointer font-medium text-danger underline"
            >
              {labels.deletePicture}
              <span className="sr-only"> {name}</span>
            </button>
          </div>
        </div>
      </div>
    </fieldset>
  );
}
