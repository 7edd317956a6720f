import { PlainFields } from '@/components/shirt-designer/plain-fields';
import { ShirtBench } from '@/components/shirt-designer/shirt-bench.client';
import { ShirtFacts } from '@/components/shirt-designer/shirt-facts';
import { ShirtStage } from '@/components/shirt-designer/shirt-stage';
import type { Locale } from '@/lib/i18n/locales';
import { designerLabels } from '@/lib/shirt-designer/designer-labels';
import type { GarmentSide } from '@/lib/shirt-designer/garments/garment';
import { openShirt } from '@/lib/shirt-designer/server/open-shirt';
import type { ShirtDesign } from '@/lib/shirt-designer/shirt-design';

const formId = 'shirt-form';

/** The whole tool: the drawing, every choice, and what follows from them. */
export async function ShirtBlock({
  design,
  side,
  locale,
  change,
  others,
  again,
  pictureProblem,
  cut,
}: {
  design: ShirtDesign;
  side: GarmentSide;
  locale: Locale;
  /** Token of the design that is gone on with: saving goes over it. */
  change: string | null;
  /** Tokens of designs that the same request is to have. */
  others: readonly string[];
  /** Reference of the earlier request of which it is a copy. */
  again: string | null;
  /** Why the file that the form brought was not taken. */
  pictureProblem: string | null;
  /** Layers whose words the form cut. */
  cut: readonly string[];
}) {
  const labels = designerLabels(locale);
  const composed = await openShirt(design);
  return (
    <ShirtBench
      form={formId}
      action={`/api/designs/shirt?locale=${locale}`}
      locale={locale}
      labels={labels}
      initial={design}
      initialSide={side}
      change={change}
      others={others.join(',')}
      again={again}
      drawing={<ShirtStage composed={composed} side={side} locale={locale} labels={labels} id="drawn" />}
      facts={<ShirtFacts composed={composed} locale={locale} labels={labels} form={formId} />}
    >
      <PlainFields
        composed={composed}
        side={side}
        locale={locale}
        labels={labels}
        pictureProblem={pictureProblem}
        cut={cut}
      />
    </ShirtBench>
  );
}
