import { DesignFacts, PriceBar } from '@/components/wrap-simulator/design-facts';
import { DesignFields } from '@/components/wrap-simulator/design-fields';
import { ViewFields } from '@/components/wrap-simulator/view-fields';
import { WrapBench } from '@/components/wrap-simulator/wrap-bench.client';
import { WrapStage } from '@/components/wrap-simulator/wrap-stage';
import { wrapWarranty } from '@/lib/content/facts';
import { findPictures } from '@/lib/designs/server/pictures';
import { triesPath } from '@/lib/designs/tries';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { choices } from '@/lib/wrap-simulator/choices';
import { composeWrap, lettersFor, picturesOf } from '@/lib/wrap-simulator/compose';
import { glassLaw } from '@/lib/wrap-simulator/glass-law';
import { sayMissingIn } from '@/lib/wrap-simulator/say-missing';
import { simulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';
import type { ViewState } from '@/lib/wrap-simulator/view-state';
import type { WrapDesign } from '@/lib/wrap-simulator/wrap-design';

const formId = 'wrap-form';

/** The whole tool: the drawing, every choice, and what follows from them. */
export async function WrapBlock({
  design,
  words,
  view,
  locale,
  change,
  others,
  again,
}: {
  design: WrapDesign;
  /** Of its lines, as they were typed. */
  words: readonly string[];
  view: ViewState;
  locale: Locale;
  /** Token of the design that is gone on with: saving goes over it. */
  change: string | null;
  /** Tokens of designs that the same request is to have. */
  others: readonly string[];
  /** Reference of the earlier request of which it is a copy. */
  again: string | null;
}) {
  const labels = simulatorLabels(locale);
  const pictures = await findPictures(picturesOf(design));
  const composed = composeWrap(vehicleOf(design), design, await lettersFor(design), pictures);
  return (
    <WrapBench
      form={formId}
      triesPath={triesPath}
      locale={locale}
      labels={labels}
      warranty={wrapWarranty}
      choices={choices}
      initial={design}
      drawing={<WrapStage composed={composed} view={view} locale={locale} labels={labels} id="drawn" />}
      viewFields={<ViewFields view={view} locale={locale} labels={labels} form={formId} />}
      facts={<DesignFacts composed={composed} locale={locale} labels={labels} warranty={wrapWarranty} />}
      priceBar={<PriceBar composed={composed} locale={locale} labels={labels} />}
    >
      <form
        id={formId}
        method="post"
        action={`/api/designs/wrap?locale=${locale}`}
        encType="multipart/form-data"
        className="wrap-form"
      >
        {change ? <input type="hidden" name="change" value={change} /> : null}
        {others.length > 0 ? <input type="hidden" name="with" value={others.join(',')} /> : null}
        {again ? <input type="hidden" name="again" value={again} /> : null}
        {/* Films are many screens of a phone: who brings a name or a logo need not pass them. */}
        <nav aria-label={labels.heading} className="flex flex-wrap gap-x-6 lg:hidden">
          {(
            [
              ['wrap-lettering', labels.lettering],
              ['wrap-logos', labels.logos],
            ] as const
          ).map(([id, name]) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {name}
            </a>
          ))}
        </nav>
        <DesignFields
          design={design}
          words={words}
          missing={design.lines.map(({ text }) => sayMissingIn(composed, text, labels))}
          vehicles={Object.values(vehicles)}
          locale={locale}
          labels={labels}
          lawReadOn={formatDay(new Date(glassLaw.readOn), locale)}
        />
        <div className="wrap-buttons">
          <button
            type="submit"
            name="next"
            value="show"
            className="button button-ink without-script min-h-14 px-7 text-xl"
          >
            {labels.show}
          </button>
          <button
            type="submit"
            name="next"
            value="surprise"
            className="button without-script min-h-14 border-2 border-ink px-7 text-xl"
          >
            {labels.surprise}
          </button>
          {/* What is given up need not be right. */}
          <button
            type="submit"
            name="next"
            value="reset"
            formNoValidate
            className="button without-script min-h-14 border-2 border-ink px-7 text-xl"
          >
            {labels.reset}
          </button>
          <button type="submit" name="next" value="save" className="button button-ink min-h-14 px-7 text-xl">
            {change ? labels.saveChanges : labels.save}
          </button>
          <button type="submit" name="next" value="quote" className="button button-ink min-h-14 px-7 text-xl">
            {labels.quote}
          </button>
        </div>
      </form>
    </WrapBench>
  );
}
