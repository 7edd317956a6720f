import { NameLetters } from '@/components/illustrations/name-on';
import { sceneGroups } from '@/components/illustrations/scene-groups';
import { SceneView } from '@/components/illustrations/scene-view';
import type { SceneId } from '@/lib/content/scene-id';
import type { Locale } from '@/lib/i18n/locales';
import { PageLink } from '@/lib/i18n/navigation';
import { type ServiceGroupId, type ServicePageId, serviceRows } from '@/lib/i18n/service-catalogue';
import type { Plate } from '@/lib/nameplate/plate';

/** What can be done with the name beside looking at it. */
export interface NameStep {
  ink: ServiceGroupId;
  href: string;
  label: string;
}

const shown: readonly (readonly [SceneId, ServicePageId])[] = [
  ['window-lettering', 'lettering'],
  ['shop-sign', 'signs'],
  ['van-wrap', 'car-wrapping'],
  ['shirt-embroidery', 'embroidery'],
  ['light-box', 'illuminated-signs'],

  ['banner', 'banners'],
  ['shop-letters', 'lettering-signage'],
  ['website', 'website-design'],
  ['roll-up', 'roll-up'],

  ['shirt-press', 'textile-printing'],
  ['mural', 'wall-decoration'],
  ['counter-display', 'point-of-sale'],
  ['brand-sheet', 'brand-charter'],

  ['sign-street', 'signs-banners'],
  ['textile-shelf', 'textile-printing-embroidery'],
  ['design-table', 'graphic-design'],
  ['shirt-designer', 'shirt-designer'],
];
/** A step stands at the end of each fifth but the first. */
const stepAfter = [8, 12, 16];

/** A picture of every trade that takes a name, wearing this one; without a name each wears its own. */
export function NameWall({
  locale,
  plate,
  steps,
}: {
  locale: Locale;
  plate: Plate | undefined;
  steps: readonly NameStep[];
}) {
  return (
    <>
      {plate ? (
        <svg width="0" height="0" aria-hidden="true" className="absolute">
          <NameLetters plate={plate} />
        </svg>
      ) : null}
      <ul className="name-wall">
        {shown.flatMap(([scene, page], index) => {
          const step = steps[stepAfter.indexOf(index)];
          const swatch = (
            <li key={scene} data-ink={sceneGroups[scene]}>
              <SceneView id={scene} plate={plate} />
              <PageLink to={page} locale={locale}>
                {serviceRows[page].label[locale]}
              </PageLink>
            </li>
          );
          if (!step) return [swatch];
          return [
            swatch,
            <li key={step.href} data-ink={step.ink} className="name-step">
              <a href={step.href}>{step.label}</a>
            </li>,
          ];
        })}
      </ul>
    </>
  );
}
