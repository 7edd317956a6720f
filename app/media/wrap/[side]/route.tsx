import { WrapView } from '@/components/wrap-simulator/wrap-view';
import { embedPictures, findPictures } from '@/lib/designs/server/pictures';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { clientAddress } from '@/lib/security/client-address';
import { choices } from '@/lib/wrap-simulator/choices';
import { composeWrap, lettersFor, picturesOf } from '@/lib/wrap-simulator/compose';
import { defaultDesign } from '@/lib/wrap-simulator/default-design';
import { readDesign } from '@/lib/wrap-simulator/read-design';
import { vehicleOf } from '@/lib/wrap-simulator/vehicle-of';
import { sides } from '@/lib/wrap-simulator/vehicles/vehicle';
import { readView } from '@/lib/wrap-simulator/view-state';

/** Width of a picture to show around, in pixels. */
const pictureWidth = 2400;

/**
 * One side of a design as a picture, `left.svg` or `left.png`; the query is what the form sends. The drawing is made of our own
 * shapes alone: what a visitor typed is outlines in it.
 */
export async function GET(request: Request, { params }: RouteContext<'/media/wrap/[side]'>) {
  const [name, format] = (await params).side.split('.');
  const side = sides.find((known) => known === name);
  if (!side || (format !== 'svg' && format !== 'png')) return new Response(null, { status: 404 });
  const bucket = bucketFor(
    format === 'png' ? 'wrapLargePicturePerAddress' : 'wrapPicturePerAddress',
    hashAddress(clientAddress(request.headers)),
  );
  if (!consumeLimitsInMemory([bucket], new Date())) return new Response(null, { status: 429 });

  const { searchParams } = new URL(request.url);
  const design = readDesign(searchParams, choices, defaultDesign);
  const pictures = await findPictures(picturesOf(design));
  const embedded = await embedPictures(pictures.values());
  const { vehicle, placed, logos } = composeWrap(
    vehicleOf(design),
    design,
    await lettersFor(design),
    pictures,
  );
  const { renderToStaticMarkup } = await import('react-dom/server');
  const markup = renderToStaticMarkup(
    <WrapView
      vehicle={vehicle}
      side={side}
      design={design}
      placed={placed[side]}
      logos={logos[side]}
      embedded={embedded}
      light={readView(searchParams).light}
      id="w"
    />,
  ).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const headers = { 'Cache-Control': 'public, max-age=3600', 'X-Robots-Tag': 'noindex' };
  if (format === 'svg')
    return new Response(markup, { headers: { ...headers, 'Content-Type': 'image/svg+xml' } });
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(markup))
    .resize({ width: pictureWidth })
    .flatten({ background: '#faf8f4' })
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { ...headers, 'Content-Type': 'image/png' } });
}
