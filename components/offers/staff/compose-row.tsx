import type { ReactNode } from 'react';
import type { ComposeLabels } from '@/lib/offers/compose-labels';
import { type RowField, rowField, type TypedRow } from '@/lib/offers/compose-rows';

interface ComposeRowProps {
  id: string;
  number: number;
  row: TypedRow;
  labels: ComposeLabels;
  /** What is wrong with a field. */
  wrong: (field: string) => readonly string[];
  /** Its picture, where there is one or may be one. */
  children?: ReactNode;
}

/** A line of an offer as fields; the price book is offered where nothing stands yet. */
export function ComposeRow({ id, number, row, labels, wrong, children }: ComposeRowProps) {
  const frame = (field: RowField) => {
    const name = rowField(field, id);
    const [error] = wrong(name);
    return { name, id: `offer-${name}`, label: labels.row[field], error };
  };
  const isBlank = row.text === '';
  return (
    <li>
      {/* What only a choice has is there where one is chosen. */}
      <fieldset className="group/line grid min-w-0 grid-cols-2 gap-2 border-t border-line pt-2 sm:grid-cols-6 xl:grid-cols-[5rem_1fr_1.2fr_5.5rem_2fr_1.4fr]">
        <legend className="text-sm font-bold">{labels.line.replace('{number}', String(number))}</legend>
        <input type="hidden" name="line" value={id} />
        {row.design === '' ? null : <input type="hidden" name={rowField('design', id)} value={row.design} />}
        {isBlank ? (
          <RowSelect
            {...frame('entry')}
            value={row.entry}
            options={labels.options.entry}
            empty
            className="col-span-2 sm:col-span-6 xl:col-span-3"
          />
        ) : null}
        <RowText
          {...frame('text')}
          value={row.text}
          className={`col-span-2 sm:col-span-6 ${isBlank ? 'xl:col-span-3' : ''}`}
        />
        <RowText {...frame('quantity')} value={row.quantity} figures />
        <RowSelect {...frame('unit')} value={row.unit} options={labels.options.unit} />
        <RowText {...frame('price')} value={row.price} figures />
        <RowText {...frame('discount')} value={row.discount} figures />
        <RowSelect
          {...frame('vat')}
          value={row.vat}
          options={labels.options.vat}
          className="col-span-2 xl:col-span-1"
        />
        <RowSelect
          {...frame('role')}
          value={row.role}
          options={labels.options.role}
          className="sm:col-span-2 xl:col-span-1"
        />
        <RowText
          {...frame('group')}
          value={row.group}
          className="hidden group-has-[option[value=alternative]:checked]/line:block xl:col-span-2"
        />
        <label className="col-span-2 flex min-h-11 items-end gap-2 pb-2 text-sm group-has-[option[value=fixed]:checked]/line:hidden sm:col-span-3">
          <input
            type="checkbox"
            name={rowField('preselected', id)}
            defaultChecked={row.preselected !== ''}
            className="size-5 accent-ink"
          />
          {labels.row.preselected}
        </label>
        {children}
      </fieldset>
    </li>
  );
}

interface CellProps {
  name: string;
  id: string;
  label: string;
  error: string | undefined;
  value: string;
  className?: string;
}

function Cell({
  id,
  label,
  error,
  className = '',
  children,
}: Pick<CellProps, 'id' | 'label' | 'error' | 'className'> & { children: ReactNode }) {
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-sm font-bold text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

function RowText({ name, value, figures = false, ...cell }: CellProps & { figures?: boolean }) {
  return (
    <Cell {...cell}>
      <input
        id={cell.id}
        name={name}
        defaultValue={value}
        autoComplete="off"
        inputMode={figures ? 'decimal' : undefined}
        aria-invalid={cell.error ? true : undefined}
        aria-describedby={cell.error ? `${cell.id}-error` : undefined}
        className={`control mt-0.5 ${figures ? 'figures text-right' : ''}`}
      />
    </Cell>
  );
}

function RowSelect({
  name,
  value,
  options,
  empty = false,
  ...cell
}: CellProps & { options: readonly { value: string; label: string }[]; empty?: boolean }) {
  return (
    <Cell {...cell}>
      <select
        id={cell.id}
        name={name}
        defaultValue={value}
        aria-invalid={cell.error ? true : undefined}
        aria-describedby={cell.error ? `${cell.id}-error` : undefined}
        className="control mt-0.5"
      >
        {empty ? <option value="" /> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Cell>
  );
}
