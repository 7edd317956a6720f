import { type FormState, OtherVersion } from '@/components/staff/localized-field';
import { FieldError } from '@/components/ui/field';

export interface Choice {
  value: string;
  label: string;
}

/** A choice of the form of a work, by its name. */
export function ChoiceField({
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
  const id = `${state.id}-${name.replaceAll('.', '-')}`;
  const errors = state.errorsOf(name);
  const value = state.values[name] ?? '';
  const theirs = state.theirs[name];
  const described = [errors.length > 0 && `${id}-error`, theirs !== undefined && `${id}-theirs`];
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
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
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
      {theirs !== undefined ? (
        <OtherVersion id={`${id}-theirs`} label={state.labels.theirs}>
          {options.find((option) => option.value === theirs)?.label ?? theirs}
        </OtherVersion>
      ) : null}
    </div>
  );
}

/** A tick of the form of a work, by its name. */
export function Tick({
  name,
  label,
  state,
  labels,
}: {
  name: string;
  label: string;
  state: FormState;
  labels: { yes: string; no: string };
}) {
  const id = `${state.id}-${name}`;
  const theirs = state.theirs[name];
  return (
    <div>
      <label className="flex min-h-10 items-center gap-2">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="on"
          defaultChecked={state.values[name] === 'on'}
          aria-describedby={theirs !== undefined ? `${id}-theirs` : undefined}
          className="size-5 accent-ink"
        />
        {label}
      </label>
      {theirs !== undefined ? (
        <OtherVersion id={`${id}-theirs`} label={state.labels.theirs}>
          {theirs === 'on' ? labels.yes : labels.no}
        </OtherVersion>
      ) : null}
    </div>
  );
}
