import { drawPlain } from '@/app/_drawings/plain-drawing';
import { HeroScene } from '@/components/illustrations/hero-scene';
import { shareSize } from '@/components/layout/share-picture';
import { ShareFront } from '@/components/nameplate/share-front';
import { company } from '@/lib/company/company';
import { type Letters, loadLetters } from '@/lib/drawing/letters';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { isInsult } from '@/lib/nameplate/insults';
import { nameParameter } from '@/lib/nameplate/name-address';
import { makePlate } from '@/lib/nameplate/plate';
import { readName } from '@/lib/nameplate/read-name';
import { recentPicture } from '@/lib/nameplate/server/recent-pictures';
import { clientAddress } from '@/lib/security/client-address';
import { colors } from '@/lib/theme/colors';

/** On the picture of nobody, or of a name that we put on none. */
const sampleName = 'Atelier Noord';

const files = {
  /** The first screen's scene, which the page script puts in place of its own. */
  'hero.svg': 'nameplatePerAddress',
  /** The picture of shared links. */
  'share.png': 'namePicturePerAddress',
} as const;

// Nothing in these pictures loads or runs anything, wherever somebody opens them.
const headers = {
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Robots-Tag': 'noindex',
};

/** A shop front with a visitor's name, as outlines: no word of what was typed is in the answer. */
export async function GET(request: Request, { params }: RouteContext<'/media/nameplates/[file]'>) {
  const { file } = await params;
  if (file !== 'hero.svg' && file !== 'share.png') return new Response(null, { status: 404 });
  const bucket = bucketFor(files[file], hashAddress(clientAddress(request.headers)));
  if (!consumeLimitsInMemory([bucket], new Date())) return new Response(null, { status: 429 });
  const letters = await loadLetters('bricolage');
  const name = readName(new URL(request.url).searchParams.get(nameParameter), letters);
  if (file === 'hero.svg') {
    // Nothing to draw is no fault: it is asked while somebody types.
    if (name.state !== 'ready') return new Response(null, { status: 204, headers });
    const { renderToStaticMarkup } = await import('react-dom/server');
    const scene = renderToStaticMarkup(<HeroScene plate={makePlate(name.text, letters, 'nh')} />);
    return new Response(scene.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'), {
      headers: { ...headers, 'Content-Type': 'image/svg+xml' },
    });
  }
  const shown = name.state === 'ready' && !isInsult(name.text) ? name.text : sampleName;
  const picture = await recentPicture(shown, () => drawPicture(shown, letters));
  return new Response(picture, { headers: { ...headers, 'Content-Type': 'image/png' } });
}

async function drawPicture(name: string, letters: Letters): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const plateOf = (word: string) => makePlate(word, letters);
  const maker = [plateOf(company.name), plateOf(company.address.city.fr)] as const;
  const drawing = <ShareFront plate={plateOf(name)} maker={maker} />;
  const markup = await drawPlain(drawing, { ink: colors.ink, ...shareSize });
  return new Uint8Array(await sharp(Buffer.from(markup)).png({ palette: true, colours: 128 }).toBuffer());
}
