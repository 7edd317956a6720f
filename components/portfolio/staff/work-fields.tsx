import { type FormState, LocalizedField } from '@/components/staff/localized-field';
import { FieldError } from '@/components/ui/field';
import { portfolioKinds } from '@/lib/portfolio/portfolio';
import type { WorkLabels } from '@/lib/portfolio/staff/form-labels';
import { workLimits } from '@/lib/portfolio/staff/work-limits';

export interface Choice {
  value: string;
  label: string;
}

interface WorkFieldsProps {
  state: FormState;
  labels: WorkLabels;
  categories: readonly Choice[];
  groups: readonly Choice[];
  isFeatured: boolean;
  isSample: boolean;
}

function ChoiceField({
  name,
  label,
  options,
  state,
}: {
  name: string;
  label: string;
  options: readonly Choice[];
  state: FormState;
}) {
  const id = `${state.id}-${name}`;
  const errors = state.errorsOf(name);
  const value = state.values[name] ?? '';
  return (
    <div className="filter-field">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      <select
        // A select takes no new default; one that comes back must show what was chosen.
        key={value}
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {errors.length > 0 ? (
        <FieldError id={`${id}-error`} errors={errors.map((key) => state.labels.errors[key] ?? key)} />
      ) : null}
    </div>
  );
}

function Tick({ name, label, isTicked }: { name: string; label: string; isTicked: boolean }) {
  return (
    <label className="flex min-h-10 items-center gap-2">
      <input type="checkbox" name={name} value="on" defaultChecked={isTicked} className="size-5 accent-ink" />
      {label}
    </label>
  );
}

/** What a work is and what it says, without its pictures. */
export function WorkFields({ state, labels, categories, groups, isFeatured, isSample }: WorkFieldsProps) {
  const kinds = portfolioKinds.map((kind) => ({ value: kind, label: labels.kinds[kind] ?? kind }));
  const short = { state, max: workLimits.fact };
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <ChoiceField name="categoryId" label={labels.category} options={categories} state={state} />
        <ChoiceField name="group" label={labels.group} options={groups} state={state} />
        <ChoiceField name="kind" label={labels.kind} options={kinds} state={state} />
        <Tick name="featured" label={labels.featured} isTicked={isFeatured} />
        {isSample ? <Tick name="sample" label={labels.sample} isTicked /> : null}
      </div>
      <LocalizedField name="title" legend={labels.title} max={workLimits.title} state={state} />
      <LocalizedField name="place" legend={labels.place} max={workLimits.place} state={state} />
      <LocalizedField name="material" legend={labels.material} {...short} />
      <LocalizedField name="size" legend={labels.size} {...short} />
      <LocalizedField name="time" legend={labels.time} {...short} />
      <Tick name="copyFacts" label={labels.copyFacts} isTicked={false} />
      <LocalizedField
        name="story"
        legend={labels.story}
        max={workLimits.story}
        state={state}
        isMultiline
        isOptional
      />
      <LocalizedField
        name="slug"
        legend={labels.slug}
        hint={labels.slugHint}
        max={workLimits.slug}
        state={state}
        isOptional
      />
    </>
  );
}
