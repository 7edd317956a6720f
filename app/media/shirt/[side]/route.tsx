import { ShirtView } from '@/components/shirt-designer/shirt-view';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { clientAddress } from '@/lib/security/client-address';
import { composeShirt, lettersFor } from '@/lib/shirt-designer/compose';
import { sidesOf } from '@/lib/shirt-designer/garments/garment';
import { findTemplate, templateIds } from '@/lib/shirt-designer/templates';

/**
 * One side of a template as a drawing, `front.svg?template=team`: what the public page shows before anybody has chosen. Designs
 * that are kept are under /media/designs.
 */
export async function GET(request: Request, { params }: RouteContext<'/media/shirt/[side]'>) {
  const [name, format] = (await params).side.split('.');
  const template = templateIds.find((id) => id === new URL(request.url).searchParams.get('template'));
  if (!template || format !== 'svg') return new Response(null, { status: 404 });
  const { design } = findTemplate(template);
  const composed = composeShirt(design, await lettersFor(design));
  const side = sidesOf(composed.garment).find((known) => known === name);
  if (!side) return new Response(null, { status: 404 });
  const bucket = bucketFor('wrapPicturePerAddress', hashAddress(clientAddress(request.headers)));
  if (!consumeLimitsInMemory([bucket], new Date())) return new Response(null, { status: 429 });
  const { renderToStaticMarkup } = await import('react-dom/server');
  const markup = renderToStaticMarkup(
    <ShirtView garment={composed.garment} design={design} side={side} letters={composed.letters} id="s" />,
  ).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return new Response(markup, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'X-Robots-Tag': 'noindex',
    },
  });
}
