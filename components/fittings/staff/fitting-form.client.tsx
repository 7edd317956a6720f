'use client';

import type { ReactNode } from 'react';
import { FieldError } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area.client';
import { type FormAction, useActionForm } from '@/components/ui/use-action-form';
import { valuesOf } from '@/lib/actions/result';
import { type FittingPart, fittingLimits, fittingParts } from '@/lib/fittings/fitting';
import type { FittingResult } from '@/lib/fittings/fitting-result';
import type { FittingFormLabels } from '@/lib/fittings/form-labels';
import { FittingNotice } from './fitting-notice';

export interface FittingFormProps {
  /** The server action, bound to language and job. */
  action: FormAction<FittingResult>;
  /** The page's own address: where a plain post comes back to. */
  permalink: string;
  labels: FittingFormLabels;
}

/** What the form shows of a fitting before anything is typed. */
export interface ShownFitting {
  id: string;
  /** 0 for a new one. */
  version: number;
  day: string;
  part: FittingPart;
  from: string;
  to: string;
  crew: readonly string[];
  vehicle: string;
  address: string;
  travel: string;
  outdoor: boolean;
  weather: string;
  notes: string;
}

/** The same on every page that shows the form, or a plain post does not find the way back: new ones have another id each time. */
const formId = ({ id, version }: Pick<ShownFitting, 'id' | 'version'>) =>
  version === 0 ? 'fitting-new' : `fitting-${id}`;

type Errors = (name: string) => readonly string[];

interface FieldsProps {
  shown: ShownFitting;
  /** What came back with the last answer; nothing at first. */
  typed: Record<string, string>;
  labels: FittingFormLabels;
  errorsOf: Errors;
}

function Row({
  id,
  name,
  label,
  hint,
  errors,
  className,
  children,
}: {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  errors: readonly string[];
  className?: string;
  children: (control: { id: string; [attribute: string]: unknown }) => ReactNode;
}) {
  const describedBy = [hint ? `${id}-hint` : null, errors.length > 0 ? `${id}-error` : null]
    .filter((one) => one !== null)
    .join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      {children({
        id,
        name,
        'aria-invalid': errors.length > 0 ? true : undefined,
        'aria-describedby': describedBy || undefined,
        className: 'control w-full min-w-0',
      })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {errors.length > 0 ? <FieldError id={`${id}-error`} errors={errors} /> : null}
    </div>
  );
}

/** When it is: the hours count where the part says so. */
export function FittingTimeFields({
  shown,
  typed,
  labels,
  errorsOf,
}: Omit<FieldsProps, 'shown'> & {
  shown: Pick<ShownFitting, 'id' | 'version' | 'day' | 'part' | 'from' | 'to'>;
}) {
  const id = (name: string) => `${formId(shown)}-${name}`;
  const errors = (name: string) => errorsOf(name).map((key) => labels.errors[key] ?? key);
  return (
    <div className="group/time grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <Row id={id('day')} name="day" label={labels.fields.day} errors={errors('day')}>
        {(control) => <input {...control} type="date" defaultValue={typed.day ?? shown.day} />}
      </Row>
      <Row id={id('part')} name="part" label={labels.fields.part} errors={errors('part')}>
        {(control) => (
          <select {...control} defaultValue={typed.part ?? shown.part}>
            {fittingParts.map((part) => (
              <option key={part} value={part}>
                {labels.parts[part]}
              </option>
            ))}
          </select>
        )}
      </Row>
      {(['from', 'to'] as const).map((name) => (
        <Row
          key={name}
          id={id(name)}
          name={name}
          label={labels.fields[name]}
          errors={errors(name)}
          // The other parts of a day have their hours.
          className="hidden group-has-[[value=times]:checked]/time:block"
        >
          {(control) => <input {...control} type="time" defaultValue={typed[name] ?? shown[name]} />}
        </Row>
      ))}
    </div>
  );
}

function CrewFields({
  shown,
  typed,
  labels,
  errorsOf,
  colleagues,
}: FieldsProps & { colleagues: readonly { id: string; name: string }[] }) {
  const errors = errorsOf('crew').map((key) => labels.errors[key] ?? key);
  const chosen = typed.crew === undefined ? shown.crew : typed.crew.split(' ');
  const errorId = `${formId(shown)}-crew-error`;
  return (
    <fieldset aria-describedby={errors.length > 0 ? errorId : undefined} className="min-w-0">
      <legend className="text-sm text-ink-soft">{labels.fields.crew}</legend>
      <div className="flex flex-wrap gap-x-5">
        {colleagues.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              name="crew"
              value={id}
              defaultChecked={chosen.includes(id)}
              className="size-6 shrink-0 accent-ink"
            />
            <span className="min-w-0 break-words">{name}</span>
          </label>
        ))}
      </div>
      {errors.length > 0 ? <FieldError id={errorId} errors={errors} /> : null}
    </fieldset>
  );
}

/** Where a fitting is; empty is the workshop. */
export function AddressField({
  id,
  shown,
  typed,
  labels,
  errorsOf,
}: {
  id: string;
  shown: string;
  typed: string | undefined;
  labels: FittingFormLabels;
  errorsOf: Errors;
}) {
  return (
    <Row
      id={id}
      name="address"
      label={labels.fields.address}
      hint={labels.addressHint}
      errors={errorsOf('address').map((key) => labels.errors[key] ?? key)}
    >
      {(control) => (
        <input
          {...control}
          type="text"
          maxLength={fittingLimits.address.max}
          autoComplete="off"
          defaultValue={typed ?? shown}
        />
      )}
    </Row>
  );
}

function PlaceFields({
  shown,
  typed,
  labels,
  errorsOf,
  vehicles,
}: FieldsProps & { vehicles: readonly { id: string; name: string }[] }) {
  const id = (name: string) => `${formId(shown)}-${name}`;
  const errors = (name: string) => errorsOf(name).map((key) => labels.errors[key] ?? key);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Row id={id('vehicle')} name="vehicle" label={labels.fields.vehicle} errors={errors('vehicle')}>
          {(control) => (
            <select {...control} defaultValue={typed.vehicle ?? shown.vehicle}>
              <option value="">{labels.noVehicle}</option>
              {vehicles.map((vehicle) => (
                <option key={vehicle.id} value={vehicle.id}>
                  {vehicle.name}
                </option>
              ))}
            </select>
          )}
        </Row>
        <AddressField
          id={id('address')}
          shown={shown.address}
          typed={typed.address}
          labels={labels}
          errorsOf={errorsOf}
        />
        <Row
          id={id('travel')}
          name="travel"
          label={labels.fields.travel}
          hint={labels.travelHint}
          errors={errors('travel')}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              defaultValue={typed.travel ?? shown.travel}
            />
          )}
        </Row>
      </div>
      <div className="group/outdoor">
        <label className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            name="outdoor"
            defaultChecked={typed.outdoor === undefined ? shown.outdoor : typed.outdoor === 'on'}
            className="size-6 shrink-0 accent-ink"
          />
          {labels.fields.outdoor}
        </label>
        <Row
          id={id('weather')}
          name="weather"
          label={labels.fields.weather}
          hint={labels.weatherHint}
          errors={errors('weather')}
          // A wrong one stays in sight.
          className="hidden group-has-aria-invalid/outdoor:block group-has-checked/outdoor:block"
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={fittingLimits.weather}
              defaultValue={typed.weather ?? shown.weather}
            />
          )}
        </Row>
      </div>
      <Row id={id('notes')} name="notes" label={labels.fields.notes} errors={errors('notes')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={fittingLimits.notes}
            defaultValue={typed.notes ?? shown.notes}
          />
        )}
      </Row>
    </>
  );
}

/**
 * The reason for planning it though something stands in its way, with what was on the screen. It stays while another
 * field is put right.
 */
export function OverrideField({
  id,
  clash,
  typed,
  labels,
  errorsOf,
}: {
  id: string;
  clash: { keys: string } | null;
  typed: Record<string, string | undefined>;
  labels: FittingFormLabels;
  errorsOf: Errors;
}) {
  if (clash === null && !typed.reason && errorsOf('reason').length === 0) return null;
  return (
    <>
      <input type="hidden" name="seen" value={clash?.keys ?? typed.seen ?? ''} />
      <Row
        id={`${id}-reason`}
        name="reason"
        label={labels.fields.reason}
        hint={labels.reasonHint}
        errors={errorsOf('reason').map((key) => labels.errors[key] ?? key)}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            maxLength={fittingLimits.reason.max}
            autoComplete="off"
            defaultValue={typed.reason ?? ''}
          />
        )}
      </Row>
    </>
  );
}

/** The form of a fitting: what stands in its way is shown first, and saved with a reason. */
export function FittingForm({
  action,
  permalink,
  labels,
  shown,
  colleagues,
  vehicles,
}: FittingFormProps & {
  shown: ShownFitting;
  /** Who may go, and what with. */
  colleagues: readonly { id: string; name: string }[];
  vehicles: readonly { id: string; name: string }[];
}) {
  const { result, turn, interruption, errorsOf, formProps, notice, pending } = useActionForm(action, {
    permalink: `${permalink}#${formId(shown)}`,
  });
  const conflict = result?.status === 'conflict' ? result.conflict : null;
  const clash = conflict?.kind === 'clash' ? conflict : null;
  const version = conflict?.kind === 'version' ? Math.max(conflict.version, shown.version) : shown.version;
  const typed = valuesOf(result);
  const fields = { shown, typed, labels, errorsOf };
  return (
    <form id={formId(shown)} {...formProps}>
      <input type="hidden" name="id" value={shown.id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="keptVehicle" value={shown.vehicle} />
      <div key={`${turn}-${shown.version}`} className="grid grid-cols-1 gap-3">
        <FittingTimeFields {...fields} />
        <CrewFields {...fields} colleagues={colleagues} />
        <PlaceFields {...fields} vehicles={vehicles} />
        <FittingNotice ref={notice} result={result} interruption={interruption} labels={labels} />
        <OverrideField id={formId(shown)} clash={clash} typed={typed} labels={labels} errorsOf={errorsOf} />
        <div className="flex flex-wrap gap-2">
          <button
            type="submit"
            name="intent"
            value="save"
            aria-disabled={pending}
            className="work-button work-button-ink"
          >
            {clash ? labels.saveAnyway : labels.save}
          </button>
          {shown.version > 0 ? (
            <button
              type="submit"
              name="intent"
              value="cancel"
              aria-disabled={pending}
              className="work-button"
            >
              {labels.cancel}
            </button>
          ) : null}
        </div>
      </div>
    </form>
  );
}
