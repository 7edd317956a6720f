import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { choiceField, groupField } from '@/lib/offers/choice-totals';
import { type LineInWords, lineInWords, sectionsOf } from '@/lib/offers/describe-offer';
import { firstLine, type ShownPicture } from '@/lib/offers/line-picture';
import type { Offer } from '@/lib/offers/offer';
import { offerCopy } from '@/lib/offers/offer-copy';
import { LineThumbnail } from '../line-thumbnail';

/** The lines of an offer: what belongs to it, the choices with radio buttons, the options with boxes. */
export async function OfferLines({
  offer,
  pictures,
  choice,
  isOpen,
  locale,
}: {
  offer: Offer;
  /** By the ids of lines. */
  pictures: Readonly<Record<string, ShownPicture>>;
  choice: readonly string[];
  isOpen: boolean;
  locale: Locale;
}) {
  const t = await getTranslations('Offer');
  const copy = offerCopy(locale);
  return sectionsOf(offer).map(({ kind, group, lines }) => {
    const name = group === null ? choiceField : groupField(group);
    const title = { fixed: t('lines'), alternative: copy.alternatives(group ?? ''), option: copy.options }[
      kind
    ];
    return (
      <fieldset key={`${kind}${group}`} className="mt-6 min-w-0">
        <legend className="font-bold">{title}</legend>
        <ul className="mt-2">
          {lines.map((line) => {
            const words = lineInWords(line, locale);
            const picture = pictures[line.id];
            return (
              <li key={line.id} className="flex gap-4 border-t border-line">
                {/* Beside the label: whoever looks at it has chosen nothing. */}
                {picture ? (
                  <div className="shrink-0 py-3">
                    <LineThumbnail picture={picture} label={t('enlarge', { line: firstLine(words.text) })} />
                  </div>
                ) : null}
                {kind === 'fixed' ? (
                  <div className="min-w-0 flex-1 py-3">
                    <LineText words={words} discount={copy.discount} />
                  </div>
                ) : (
                  <label className="flex min-h-12 min-w-0 flex-1 cursor-pointer gap-3 py-3">
                    <input
                      type={kind === 'option' ? 'checkbox' : 'radio'}
                      name={name}
                      value={line.id}
                      defaultChecked={choice.includes(line.id)}
                      disabled={!isOpen}
                      className="mt-1 size-6 shrink-0 accent-ink"
                    />
                    <LineText words={words} discount={copy.discount} />
                  </label>
                )}
              </li>
            );
          })}
        </ul>
      </fieldset>
    );
  });
}

function LineText({ words, discount }: { words: LineInWords; discount: string }) {
  return (
    <span className="grid grid-cols-1 min-w-0 flex-1 gap-x-6 sm:grid-cols-[1fr_auto]">
      <span className="min-w-0 break-words whitespace-pre-line">{words.text}</span>
      <span className="figures font-bold sm:text-right">{words.amount}</span>
      <span className="figures text-sm text-ink-soft">
        {words.quantity} × {words.unitPrice}
        {words.discount === null ? '' : `, ${discount.toLowerCase()} ${words.discount}`}
      </span>
    </span>
  );
}
