import { filled, withLabel } from '@/lib/i18n/copy';
import { formatAmount, formatCount, formatDuration } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type Finding, keyOfFinding } from '@/lib/shirt-designer/check-design';
import type { ComposedShirt } from '@/lib/shirt-designer/compose';
import { estimateNames, nameLayer, nameSide, sayFinding } from '@/lib/shirt-designer/designer-copy';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import type { EstimateLine } from '@/lib/shirt-designer/estimate';
import { sideOf } from '@/lib/shirt-designer/shirt-design';
import { techniques } from '@/lib/shirt-designer/techniques';

/** Where the line of the price leads on a phone. */
const priceId = 'shirt-price';
export const quantitiesId = 'shirt-quantities';

interface FactsProps {
  composed: ComposedShirt;
  locale: Locale;
  labels: DesignerLabels;
  /** Corrects at once; without it a button of this form asks the server to. */
  onFix?: (finding: Finding) => void;
  form?: string;
}

const euros = (amount: number, locale: Locale) => formatAmount(Math.round(amount * 100), locale);

/** While stitches are being counted a price is about that, and says so. */
const sayPrice = (
  amount: number,
  { isCounting }: ComposedShirt,
  locale: Locale,
  labels: DesignerLabels,
): string =>
  isCounting ? filled(labels.aboutPrice, { price: euros(amount, locale) }) : euros(amount, locale);

export const sayPieces = (count: number, locale: Locale, labels: DesignerLabels) =>
  count === 1 ? labels.onePiece : filled(labels.pieces, { count: formatCount(count, locale) });

function nameLine(
  line: EstimateLine,
  { garment }: ComposedShirt,
  locale: Locale,
  labels: DesignerLabels,
): string {
  const { kind, side, technique, stitches, minutes } = line;
  const where = side ? nameSide(garment, side)[locale] : null;
  const how = technique ? techniques[technique].name[locale] : null;
  const count =
    stitches === undefined
      ? null
      : filled(minutes === undefined ? labels.threads : labels.sewn, {
          count: formatCount(stitches, locale),
          minutes: minutes ?? 0,
        });
  return [estimateNames[kind][locale], where, how, count].filter(Boolean).join(', ');
}

function Finds({ composed, locale, labels, onFix, form }: FactsProps) {
  const { findings, design, garment } = composed;
  if (findings.length === 0) return <p className="shirt-good">{labels.allGood}</p>;
  return (
    <ul className="shirt-findings">
      {findings.map((finding) => {
        const layer = sideOf(design, finding.side).layers.find(({ id }) => id === finding.layer);
        const key = keyOfFinding(finding);
        const where = [
          nameSide(garment, finding.side)[locale],
          ...(layer ? [nameLayer(layer, locale)] : []),
        ].join(', ');
        return (
          <li key={key} data-severity={finding.severity}>
            <p>
              <b>{where}</b> <span>{sayFinding(finding, locale)}</span>
            </p>
            {(finding.fix.length > 0 && (onFix || form)) || (finding.tool && onFix) ? (
              <button
                type={onFix ? 'button' : 'submit'}
                {...(onFix ? { onClick: () => onFix(finding) } : { name: 'next', value: key, form })}
                aria-label={withLabel(labels.fix, where, locale)}
              >
                {labels.fix}
              </button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function Price({ composed, locale, labels }: FactsProps) {
  const { estimate, isCounting } = composed;
  if (!estimate) return <p>{labels.noPieces}</p>;
  const { pieces, total, each, eachWithTenMore, lines, vatPercent, time } = estimate;
  return (
    <>
      <p className="shirt-price figures">
        {filled(labels.each, { price: sayPrice(each, composed, locale, labels) })}
      </p>
      {isCounting ? <p className="shirt-small">{labels.counting}</p> : null}
      <p className="figures">
        {filled(labels.total, {
          price: sayPrice(total, composed, locale, labels),
          pieces: sayPieces(pieces, locale, labels),
        })}
      </p>
      {each - eachWithTenMore >= 0.01 ? (
        <p className="shirt-more figures">
          {filled(labels.tenMore, { price: euros(each - eachWithTenMore, locale) })}
        </p>
      ) : null}
      <ul className="shirt-lines">
        {lines.map((line) => (
          <li key={line.kind + (line.side ?? '')}>
            <span>{nameLine(line, composed, locale, labels)}</span>
            <span className="figures">{euros(line.total, locale)}</span>
          </li>
        ))}
      </ul>
      <p>{filled(labels.time, { time: formatDuration(time, locale) })}</p>
      <p className="shirt-small">{filled(labels.vat, { percent: vatPercent })}</p>
    </>
  );
}

/** On a phone the price stays in sight below what is worked on, and leads to what it is made of. */
export function PriceBar({ composed, locale, labels }: FactsProps) {
  const { estimate } = composed;
  if (!estimate)
    return (
      <a className="shirt-pricebar" href={`#${quantitiesId}`}>
        {labels.noPieces}
      </a>
    );
  const { each, total, pieces } = estimate;
  return (
    <a className="shirt-pricebar figures" href={`#${priceId}`}>
      <b>{filled(labels.each, { price: sayPrice(each, composed, locale, labels) })}</b>{' '}
      <span>
        {filled(labels.total, { price: euros(total, locale), pieces: sayPieces(pieces, locale, labels) })}
      </span>
    </a>
  );
}

/** What a design costs, and what would go wrong when it is made. */
export function ShirtFacts(props: FactsProps) {
  const { labels } = props;
  return (
    <div className="shirt-facts">
      <section aria-label={labels.checks}>
        <h2>{labels.checks}</h2>
        <Finds {...props} />
      </section>
      <section aria-label={labels.price} id={priceId}>
        <h2>{labels.price}</h2>
        <Price {...props} />
      </section>
    </div>
  );
}
