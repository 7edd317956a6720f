import type { Locale } from '@/lib/i18n/locales';
import type { DesignerLabels } from '@/lib/shirt-designer/designer-labels';
import { sayTyped } from '@/lib/shirt-designer/say-people';
import type { ShirtDesign } from '@/lib/shirt-designer/shirt-design';

/** On top of the answer to a form: what of its list could not be taken as it was typed. */
export function PeopleNotice({
  design,
  locale,
  labels,
  className = '',
}: {
  design: ShirtDesign;
  locale: Locale;
  labels: DesignerLabels;
  className?: string;
}) {
  const said = sayTyped(design, locale, labels);
  return said ? (
    <p role="status" className={`shirt-problem ${className}`}>
      <b className="block">{labels.people}</b> {said}
    </p>
  ) : null;
}
