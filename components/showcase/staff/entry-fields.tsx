import { type FormState, LocalizedField } from '@/components/staff/localized-field';
import { Field, TextField } from '@/components/ui/field';
import { showcaseLimits as limits, type ShowcaseKind } from '@/lib/showcase/entries';
import type { EntryLabels } from '@/lib/showcase/staff/form-labels';

interface FieldsProps {
  state: FormState;
  labels: EntryLabels;
}

type Need = 'optional' | 'toPublish' | 'always';

/** What a field is tied to. A draft may leave out what is only needed to publish. */
function fieldOf(name: string, need: Need, { state, labels }: FieldsProps, hint?: string) {
  const theirs = state.theirs[name];
  return {
    id: `${state.id}-${name}`,
    name,
    optional: need === 'always' ? undefined : labels[need],
    hint: theirs === undefined ? hint : `${labels.theirs} ${theirs}`,
    errors: state.errorsOf(name).map((key) => labels.errors[key] ?? key),
    defaultValue: state.values[name] ?? '',
    autoComplete: 'off',
  };
}

/** A choice that can be taken back, unlike that of a SelectField. */
function Choice({
  options,
  none,
  ...field
}: ReturnType<typeof fieldOf> & {
  label: string;
  options: readonly { value: string; label: string }[];
  none: string;
}) {
  return (
    // A select takes no new default; one that comes back with errors must show what was chosen.
    <Field key={field.defaultValue} as="select" shape="min-h-12" {...field}>
      <option value="">{none}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Field>
  );
}

const ratings = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }));

function TestimonialFields(props: FieldsProps) {
  const { state, labels } = props;
  return (
    <>
      <LocalizedField
        name="comment"
        legend={labels.comment}
        max={limits.comment}
        state={state}
        isMultiline
        note={labels.toPublish}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          {...fieldOf('originalLocale', 'toPublish', props, labels.originalHint)}
          label={labels.originalLocale}
          options={labels.languages}
          none={labels.none}
        />
        <Choice
          {...fieldOf('rating', 'optional', props)}
          label={labels.rating}
          options={ratings}
          none={labels.none}
        />
        <TextField {...fieldOf('name', 'always', props)} label={labels.name} maxLength={limits.name} />
        <TextField
          {...fieldOf('company', 'optional', props)}
          label={labels.company}
          maxLength={limits.company}
        />
      </div>
      <LocalizedField
        name="role"
        legend={labels.role}
        max={limits.role}
        state={state}
        note={labels.toPublish}
      />
      <LocalizedField name="place" legend={labels.place} max={limits.place} state={state} isOptional />
    </>
  );
}

function JobFields(props: FieldsProps) {
  const { state, labels } = props;
  return (
    <>
      <LocalizedField
        name="title"
        legend={labels.title}
        max={limits.title}
        state={state}
        note={labels.toPublish}
      />
      <LocalizedField
        name="department"
        legend={labels.department}
        max={limits.department}
        state={state}
        note={labels.toPublish}
      />
      <LocalizedField
        name="experience"
        legend={labels.experience}
        max={limits.experience}
        state={state}
        note={labels.toPublish}
      />
      <LocalizedField
        name="description"
        legend={labels.description}
        max={limits.description}
        state={state}
        isMultiline
        note={labels.toPublish}
      />
      <LocalizedField
        name="skills"
        legend={labels.skills}
        hint={labels.skillsHint}
        max={limits.skills}
        state={state}
        isMultiline
        note={labels.toPublish}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Choice
          {...fieldOf('employment', 'always', props)}
          label={labels.employment}
          options={labels.employments}
          none={labels.none}
        />
        <TextField {...fieldOf('datePosted', 'always', props)} type="date" label={labels.datePosted} />
        <TextField {...fieldOf('validThrough', 'always', props)} type="date" label={labels.validThrough} />
      </div>
    </>
  );
}

function PermissionFields(props: FieldsProps) {
  const { labels } = props;
  return (
    <fieldset className="min-w-0 border-t-2 border-ink pt-4">
      <legend className="sign pr-3 text-xl">{labels.permission}</legend>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{labels.permissionLead}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...fieldOf('source', 'toPublish', props, labels.sourceHint)}
          label={labels.source}
          maxLength={limits.source}
          className="sm:col-span-2"
        />
        <TextField
          {...fieldOf('permissionFrom', 'toPublish', props)}
          label={labels.permissionFrom}
          maxLength={limits.permissionFrom}
        />
        <TextField
          {...fieldOf('permissionEmail', 'optional', props, labels.permissionEmailHint)}
          type="email"
          label={labels.permissionEmail}
          maxLength={limits.permissionEmail}
        />
        <Choice
          {...fieldOf('permissionHow', 'toPublish', props)}
          label={labels.permissionHow}
          options={labels.ways}
          none={labels.none}
        />
        <TextField {...fieldOf('permissionOn', 'toPublish', props)} type="date" label={labels.permissionOn} />
      </div>
    </fieldset>
  );
}

/** The fields of an entry of a kind, with what is wrong beside each. */
export function EntryFields({ kind, ...props }: FieldsProps & { kind: ShowcaseKind }) {
  const { labels } = props;
  if (kind === 'job') return <JobFields {...props} />;
  return (
    <>
      {kind === 'testimonial' ? (
        <TestimonialFields {...props} />
      ) : (
        <TextField
          {...fieldOf('name', 'always', props)}
          label={labels.clientName}
          maxLength={limits.clientName}
        />
      )}
      <PermissionFields {...props} />
    </>
  );
}
