import type { FactGroup } from '@/lib/designs/design-facts';
import { filled } from '@/lib/i18n/copy';
import type { Locale } from '@/lib/i18n/locales';
import type { Finding } from './check-design';
import { nameLayer, nameSide, sayFinding } from './designer-copy';
import { designerLabels } from './designer-labels';
import type { Garment } from './garments/garment';
import { headline } from './production-copy';
import { shirtSheetLabels } from './sheet-copy';
import { type ShirtDesign, sideOf } from './shirt-design';

/** What the checks say of a design, with the reason: faults first, each with its place; that nothing is wrong is said as well. */
export function checkFacts(
  findings: readonly Finding[],
  design: ShirtDesign,
  garment: Garment,
  locale: Locale,
): FactGroup {
  const { checks, allGood } = designerLabels(locale);
  const labels = shirtSheetLabels(locale);
  const faultsFirst = (['fault', 'advice'] as const).flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  const facts = faultsFirst.map((finding) => {
    const layer = sideOf(design, finding.side).layers.find(({ id }) => id === finding.layer);
    const side = headline(nameSide(garment, finding.side)[locale]);
    return {
      label: layer ? `${side}, ${nameLayer(layer, locale)}` : side,
      value: filled(labels[finding.severity], { finding: sayFinding(finding, locale) }),
    };
  });
  return { title: checks, facts: facts.length > 0 ? facts : [{ label: labels.checked, value: allGood }] };
}
