import { FieldError } from '@/components/ui/field';
import type { SubmittedField } from '@/components/ui/use-submission';

/** A design that can come with a request. */
export interface AttachedDesign {
  /** Of its link. */
  token: string;
  title: string;
  /** Address of a picture of it. */
  picture: string;
}

/** The designs that come with a request, each to be left out by its box. */
export function AttachedDesigns({
  designs,
  legend,
  field: { id, defaultValue, errors },
}: {
  designs: readonly AttachedDesign[];
  legend: string;
  field: SubmittedField;
}) {
  if (designs.length === 0 && errors.length === 0) return null;
  const ticked = defaultValue?.split(' ');
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
      className="min-w-0 sm:col-span-2"
    >
      <legend className="font-bold">{legend}</legend>
      {designs.map(({ token, title, picture }) => (
        <label key={token} className="mt-2 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="design"
            value={token}
            defaultChecked={ticked?.includes(token) ?? true}
            className="size-6 shrink-0 accent-ink"
          />
          {/* biome-ignore lint/performance/noImgElement: a drawing, which needs no other sizes */}
          <img src={picture} alt="" width={112} height={56} loading="lazy" className="shrink-0" />
          <span className="min-w-0 break-words">{title}</span>
        </label>
      ))}
      {errors.length > 0 ? <FieldError id={`${id}-error`} errors={errors} /> : null}
    </fieldset>
  );
}
