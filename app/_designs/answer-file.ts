import 'server-only';
import { slugify } from '@/lib/forms/slugify';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { log } from '@/lib/log/log';
import { clientAddress } from '@/lib/security/client-address';
import { absoluteUrl } from '@/lib/seo/metadata';
import { findStaffOf } from '@/lib/staff/server/staff';
import { unlessAway } from '@/lib/supabase/ask';
import { designTools } from './design-tools';
import { drawSide } from './draw-picture';
import { drawInTurn } from './drawing-turns';
import { type FoundDesign, findByToken } from './find-design';

const refused = (status: number) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } });

/** A title as part of a file's name, the same on every system. */
function nameOf(title: string, rest: string): string {
  const plain = slugify(title).slice(0, 60).replace(/-+$/, '');
  return plain ? `${plain}-${rest}` : rest;
}

/** Pieces as they are asked for: who goes away is made nothing more for. */
function inPieces(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = content[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        log.error('designs.fileCutShort', { reason: String(error) });
        throw error;
      }
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}

function bodyOf(content: string | Uint8Array | AsyncIterable<Uint8Array>) {
  if (typeof content === 'string') return content;
  return content instanceof Uint8Array ? new Uint8Array(content) : inPieces(content);
}

function answer(
  content: string | Uint8Array | AsyncIterable<Uint8Array>,
  type: string,
  name: string,
  saved: boolean,
): Response {
  const body = bodyOf(content);
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `${saved ? 'attachment' : 'inline'}; filename="${name}"`,
      // It may be saved over under the same link.
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/**
 * Drawing takes a core for a while: so many a minute for one place. Who works here takes all files of a request one after another, and
 * shares an address with the whole workshop.
 */
async function isWithinLimits(place: string, isLarge: boolean): Promise<boolean> {
  const limit = isLarge ? 'wrapLargePicturePerAddress' : 'wrapPicturePerAddress';
  if (consumeLimitsInMemory([bucketFor(limit, place)], new Date())) return true;
  const answer = await findStaffOf('requests');
  if (answer.status !== 'staff') return false;
  const bucket = bucketFor('designFilePerStaff', answer.staff.viewer.id);
  return consumeLimitsInMemory([bucket], new Date());
}

/** A file of a design, `left.svg` to look at or one of its tool's own. */
export async function answerDesignFile(request: Request, file: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('lang');
  const locale = isLocale(asked) ? asked : 'fr';
  const side = /^([a-z-]{1,20})\.svg$/.exec(file)?.[1];
  const place = hashAddress(clientAddress(request.headers));
  if (!(await isWithinLimits(place, side === undefined))) return refused(429);
  const found = await unlessAway(
    'designs.fileNotFound',
    findByToken({ token: searchParams.get('token'), held: searchParams.get('held') }).then(
      (design) => design ?? ('unknown' as const),
    ),
  );
  if (found === null) return refused(503);
  if (found === 'unknown') return refused(404);
  const made = await drawInTurn(place, () => makeFile(found, file, side, locale));
  if (made === 'placeBusy') return refused(429);
  return made === 'busy' ? refused(503) : made.drawn;
}

async function makeFile(
  found: FoundDesign,
  file: string,
  side: string | undefined,
  locale: Locale,
): Promise<Response> {
  const tool = designTools[found.kind];
  const opened = await tool?.open(found.document);
  if (!tool || !opened) return refused(404);
  if (side && opened.rows.flat().includes(side))
    return answer(await drawSide(opened, side, locale), 'image/svg+xml', nameOf(found.title, file), false);
  const made = opened.files(locale).find(({ id }) => id === file);
  if (!made) return refused(404);
  if (made.audience === 'staff' && (await findStaffOf('requests')).status !== 'staff') return refused(403);
  const content = await made.make({
    locale,
    title: found.title,
    figures: found.figures,
    savedAt: found.savedAt,
    link:
      found.reference === null ? absoluteUrl(pathWithin(tool.page, locale, { query: found.query })) : null,
    reference: found.reference,
  });
  if (content === null) return refused(422);
  return answer(content, made.type, nameOf(found.title, made.name), true);
}
