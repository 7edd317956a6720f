export interface DraftTexts {
  /** With {at}. */
  keptAt: string;
  unkept: string;
  discard: string;
}

/** Says that what stands in a form is kept, and since when; its button puts it away, without script too. */
export function DraftMark({
  keptAt,
  isUnkept,
  texts,
}: {
  keptAt: string | null;
  isUnkept: boolean;
  texts: DraftTexts;
}) {
  if (keptAt === null && !isUnkept) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
      <span>{isUnkept ? texts.unkept : texts.keptAt.replace('{at}', keptAt ?? '')}</span>
      {keptAt === null ? null : (
        <button type="submit" name="intent" value="discard" formNoValidate className="work-button">
          {texts.discard}
        </button>
      )}
    </p>
  );
}
