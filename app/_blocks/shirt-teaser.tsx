import type { Locale } from '@/lib/i18n/locales';
import { pathTo, pathWithin } from '@/lib/i18n/routes';
import { designerLabels } from '@/lib/shirt-designer/designer-labels';
import { fabricLook } from '@/lib/shirt-designer/fabric-colours';
import { garmentIds } from '@/lib/shirt-designer/garments/garment';
import { garments } from '@/lib/shirt-designer/garments/garments';
import { shirtLimits } from '@/lib/shirt-designer/shirt-design';
import { defaultTemplate, findTemplate, templateIds } from '@/lib/shirt-designer/templates';

const field = 'mt-4 block font-bold';

/** A hoodie already designed, the first choices, and templates: all of them lead into the tool. */
export function ShirtTeaser({ locale }: { locale: Locale }) {
  const labels = designerLabels(locale);
  const { design } = findTemplate(defaultTemplate);
  return (
    <section className="bg-tint">
      <form
        method="get"
        action={pathTo('shirt-tool', locale)}
        className="wrap-page grid gap-8 py-12 lg:grid-cols-2 lg:py-20"
      >
        <div>
          <h2 className="sign text-board">{labels.heading}</h2>
          <p className="mt-4 max-w-xl">{labels.intro}</p>
          {/* biome-ignore lint/performance/noImgElement: a drawing, which needs no other sizes */}
          <img
            src={`/media/shirt/front.svg?template=${defaultTemplate}`}
            alt={labels.sample}
            width={960}
            height={920}
            loading="lazy"
            className="mt-6 w-full"
          />
        </div>
        <div>
          <label className={field}>
            {labels.garment}
            <select name="garment" defaultValue={design.garment} className="control">
              {garmentIds.map((id) => (
                <option key={id} value={id}>
                  {garments[id].name[locale]}
                </option>
              ))}
            </select>
          </label>
          <label className={field}>
            {labels.fabric}
            <select name="fabric" defaultValue={design.fabric} className="control">
              {garments[design.garment].fabrics.map((id) => (
                <option key={id} value={id}>
                  {fabricLook(id).name[locale]}
                </option>
              ))}
            </select>
          </label>
          <label className={field}>
            {labels.words}
            <input name="text" maxLength={shirtLimits.textLength} autoComplete="off" className="control" />
          </label>
          <input type="hidden" name="template" value="blank" />
          <button type="submit" className="button button-ink mt-8 min-h-14 px-7 text-xl">
            {labels.open}
          </button>
        </div>
      </form>
      <div className="wrap-page pb-12 lg:pb-20">
        <h3 className="font-bold text-xl">{labels.templates}</h3>
        <p>{labels.templatesHint}</p>
        <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
          {templateIds.map((id) => (
            <li key={id}>
              <a
                href={pathWithin('shirt-tool', locale, { query: { template: id } })}
                rel="nofollow"
                className="block font-bold"
              >
                {/* biome-ignore lint/performance/noImgElement: a drawing, which needs no other sizes */}
                <img
                  src={`/media/shirt/front.svg?template=${id}`}
                  alt=""
                  width={320}
                  height={320}
                  loading="lazy"
                  className="aspect-square w-full"
                />
                {findTemplate(id).name[locale]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
