import { type FormState, LocalizedField } from '@/components/staff/localized-field';
import { portfolioKinds } from '@/lib/portfolio/portfolio';
import type { WorkLabels } from '@/lib/portfolio/staff/form-labels';
import { workLimits } from '@/lib/portfolio/staff/work-limits';
import { type Choice, ChoiceField, Tick } from './choice-field';

interface WorkFieldsProps {
  state: FormState;
  labels: WorkLabels;
  categories: readonly Choice[];
  groups: readonly Choice[];
  /** It is one in the database; what never was one is not made one. */
  isSample: boolean;
}

/** What a work is and what it says, without its pictures. */
export function WorkFields({ state, labels, categories, groups, isSample }: WorkFieldsProps) {
  const kinds = portfolioKinds.map((kind) => ({ value: kind, label: labels.kinds[kind] ?? kind }));
  const mayBeSample = isSample || state.values.sample === 'on' || state.theirs.sample === 'on';
  const short = { state, max: workLimits.fact };
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <ChoiceField name="categoryId" label={labels.category} options={categories} state={state} />
        <ChoiceField name="group" label={labels.group} options={groups} state={state} />
        <ChoiceField name="kind" label={labels.kind} options={kinds} state={state} />
        {/* Beside a choice, not beside its label; another version stands below either. */}
        <div className="flex flex-wrap gap-x-5 sm:pt-[1.375rem]">
          <Tick name="featured" label={labels.featured} state={state} labels={labels} />
          {mayBeSample ? <Tick name="sample" label={labels.sample} state={state} labels={labels} /> : null}
        </div>
      </div>
      <LocalizedField name="title" legend={labels.title} max={workLimits.title} state={state} />
      <LocalizedField name="place" legend={labels.place} max={workLimits.place} state={state} />
      <LocalizedField name="material" legend={labels.material} {...short} />
      <LocalizedField name="size" legend={labels.size} {...short} />
      <LocalizedField name="time" legend={labels.time} {...short} />
      <Tick name="copyFacts" label={labels.copyFacts} state={state} labels={labels} />
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
