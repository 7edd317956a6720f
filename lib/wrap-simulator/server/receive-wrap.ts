import 'server-only';
import { readChanging } from '@/lib/designs/changing';
import { readDesignOwnerToken, readDesignToken } from '@/lib/designs/server/design-links';
import { findDesign } from '@/lib/designs/server/design-store';
import { keepPicture, mayBringPicture } from '@/lib/designs/server/pictures';
import { pictureFaults, pictureLimits } from '@/lib/drawing/picture';
import { readTextEntry } from '@/lib/forms/read-entry';
import { readForm } from '@/lib/forms/server/read-form';
import { anchors } from '@/lib/i18n/anchors';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { unlessAway } from '@/lib/supabase/ask';
import { choices } from '../choices';
import { lettersFor } from '../compose';
import { defaultDesign } from '../default-design';
import { openWrapDesign } from '../design-schema';
import { legibleLines } from '../legible-lines';
import { fitDesign, offers } from '../offers';
import { readDesign, writeDesign } from '../read-design';
import { surprise } from '../surprise';
import { isTooLong, typedWords } from '../typed-words';
import { vehicleOf } from '../vehicle-of';
import type { Side } from '../vehicles/vehicle';
import { readView, writeView } from '../view-state';
import { type Coverage, newLogo, type WrapDesign, wrapLimits } from '../wrap-design';
import { keepWrap, pathToKeptWrap } from './keep-wrap';

const maxFormBytes = pictureLimits.bytes + 256 * 1024;

/** What the tool says on top when something could not be done. */
export const wrapProblems = [
  'rateLimited',
  'unavailable',
  'logoFull',
  'wordsTooLong',
  ...pictureFaults,
] as const;

type Problem = (typeof wrapProblems)[number];

/** What a form says, on a vehicle that has the parts for it. */
function designOf(form: FormData): WrapDesign {
  const read = readDesign(form, choices, defaultDesign);
  return fitDesign(vehicleOf(read), read);
}

/** Designs that the same request is to have, and the earlier request that is wanted again; whoever reads them checks them. */
function othersOf(form: FormData): Record<string, string> {
  const others = readTextEntry(form, 'with').slice(0, 1000);
  const again = readTextEntry(form, 'again').slice(0, 20);
  return { ...(others ? { with: others } : {}), ...(again ? { again } : {}) };
}

/** The tool with everything that was chosen, words as they were typed, and why something was not done. */
function backTo(
  locale: Locale,
  form: FormData,
  design: WrapDesign,
  problem: Problem | null,
  words: readonly string[] = typedWords(form),
): string {
  const query = {
    ...Object.fromEntries([...writeDesign(design), ...writeView(readView(form))]),
    ...Object.fromEntries(words.map((word, at) => [`text-${at}`, word])),
    ...readChanging(form),
    ...othersOf(form),
    ...(problem ? { problem } : {}),
  };
  return pathWithin('wrap-tool', locale, { query });
}

/** The design with the file of its form on the side that is looked at, or why the file was not taken. */
async function withLogo(
  design: WrapDesign,
  side: Side,
  file: File,
  address: string,
): Promise<{ design: WrapDesign } | { problem: Problem }> {
  if (design.logos.length >= wrapLimits.logos) return { problem: 'logoFull' };
  if (!(await mayBringPicture(address, new Date()))) return { problem: 'rateLimited' };
  const kept = await keepPicture(new Uint8Array(await file.arrayBuffer()), file.name);
  if (kept.status !== 'ok') return { problem: kept.fault };
  const bothSides = side === 'left' || side === 'right';
  const logo = { ...newLogo, side, bothSides, picture: kept.picture.id };
  return { design: { ...design, logos: [...design.logos, logo] } };
}

/** What a new start begins with: the design that is gone on with as it was saved, or the one of the page; null while that cannot be told. */
async function startOf(form: FormData): Promise<WrapDesign | null> {
  const { change, own } = readChanging(form);
  const id = readDesignToken(change) ?? readDesignOwnerToken(own);
  if (id === null) return defaultDesign;
  const found = await unlessAway(
    'wrap.startNotFound',
    findDesign(id).then((kept) => kept ?? ('gone' as const)),
  );
  if (found === null) return null;
  return (found !== 'gone' && openWrapDesign(found.document)) || defaultDesign;
}

async function surpriseOf(design: WrapDesign): Promise<WrapDesign> {
  const vehicle = vehicleOf(design);
  const isOffered = (coverage: Coverage) => offers(vehicle, 'coverage', coverage);
  const other = surprise(design, { offers: isOffered, films: choices.films }, Math.random);
  return legibleLines(vehicle, other, await lettersFor(other));
}

/**
 * Where a form of the tool leads: it is drawn by the server, begun anew, surprised, kept under a link, or kept and asked a
 * price for.
 */
async function leadOn(form: FormData, cut: boolean, locale: Locale, address: string): Promise<string> {
  const chosen = designOf(form);
  const next = readTextEntry(form, 'next');
  if (next === 'reset') {
    const start = await startOf(form);
    return start ? backTo(locale, form, start, null, []) : backTo(locale, form, chosen, 'unavailable');
  }
  if (cut) return backTo(locale, form, chosen, 'fileTooLarge');
  const file = form.get('logo-file');
  const brings = file instanceof File && file.size > 0;
  const brought = brings ? await withLogo(chosen, readView(form).side, file, address) : { design: chosen };
  if ('problem' in brought) return backTo(locale, form, chosen, brought.problem);
  const { design } = brought;
  if (next === 'surprise') return backTo(locale, form, await surpriseOf(design), null);
  if (next !== 'save' && next !== 'quote') return backTo(locale, form, design, null);
  // What is kept is what was drawn: whoever typed more is told before, not after.
  if (typedWords(form).some(isTooLong)) return backTo(locale, form, design, 'wordsTooLong');
  const key = readTextEntry(form, 'key');
  const kept = await keepWrap(design, readChanging(form), { locale, address, key });
  if (typeof kept === 'string') return backTo(locale, form, design, kept);
  return pathToKeptWrap(locale, kept.id, othersOf(form)) + (next === 'quote' ? `#${anchors.quoteForm}` : '');
}

/**
 * Takes the form of the tool: plain HTML, with or without a script. Ends at a page, which says what became of it; a script that
 * asks for JSON is told the page as `location`, and why something was not done as `problem`.
 */
export async function receiveWrap(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isOwnOrigin(request.headers) || !isLocale(locale)) return answerJson({ error: 'forbidden' }, 403);
  const address = clientAddress(request.headers);
  // In memory, before anything of the form is read: it only keeps the site from reading without end.
  if (!consumeLimitsInMemory([bucketFor('wrapPostPerAddress', hashAddress(address))], new Date()))
    return answerJson({ error: 'rateLimited' }, 429);
  const read = await readForm(request, maxFormBytes);
  if (read.status !== 'ok')
    return answerJson({ error: read.status }, read.status === 'unavailable' ? 503 : 400);
  const { form, cut } = read;
  const location = await leadOn(form, cut, locale, address).catch((error: unknown) => {
    incident(error, { during: 'wrap.send' });
    return backTo(locale, form, designOf(form), 'unavailable');
  });
  if (request.headers.get('accept') === 'application/json') {
    const problem = new URL(location, request.url).searchParams.get('problem');
    return answerJson({ location, problem });
  }
  // 303, so that reloading the page does not send the form again.
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'private, no-store' },
  });
}
