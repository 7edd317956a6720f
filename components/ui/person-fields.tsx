import type { PersonLabels } from '@/lib/forms/form-labels';
import { personLimits } from '@/lib/forms/person-limits';
import { TextField } from './field';
import type { SubmittedField } from './use-submission';

const controls = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'name', autoComplete: 'family-name' },
  { name: 'email', autoComplete: 'email', type: 'email', inputMode: 'email' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
] as const;

/** Who is writing, and how they are reached; only the phone may be left empty. */
export function PersonFields({
  field,
  labels,
}: {
  field: (name: keyof typeof personLimits) => SubmittedField;
  labels: PersonLabels;
}) {
  return controls.map((control) => (
    <TextField
      key={control.name}
      {...control}
      {...field(control.name)}
      label={labels[control.name]}
      maxLength={personLimits[control.name].max}
      {...(control.name === 'phone' ? { optional: labels.optional, hint: labels.phoneHint } : null)}
    />
  ));
}
