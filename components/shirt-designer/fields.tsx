import { type ReactNode, useState } from 'react';

export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given
    <label className="shirt-field">
      <span>{label}</span>
      {children}
    </label>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Of digits alone. */
  whole?: boolean;
  /** What an empty field means, and how it is shown; without it, emptying changes nothing. */
  empty?: number;
  onChange: (value: number) => void;
}

/** A number that is taken while it is typed; what is no number yet changes nothing. */
export function NumberField({ label, value, min, max, step = 1, whole, empty, onChange }: NumberFieldProps) {
  // As typed for as long as one is in it: a minus is no number yet, and the 1 of 15 may be below every bound.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label}>
      <input
        type="number"
        className="control"
        // The keys that phones show for decimals have no minus.
        inputMode={min < 0 ? undefined : whole ? 'numeric' : 'decimal'}
        placeholder={empty?.toString()}
        value={typed ?? (value === empty ? '' : value)}
        min={min}
        max={max}
        step={step}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          const said = target.value === '' ? empty : target.valueAsNumber;
          if (said !== undefined && Number.isFinite(said)) onChange(said);
        }}
      />
    </Field>
  );
}
