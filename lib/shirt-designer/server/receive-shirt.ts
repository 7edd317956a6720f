import 'server-only';
import { readChanging } from '@/lib/designs/changing';
import { keepPicture, mayBringPicture } from '@/lib/designs/server/pictures';
import { type PictureFault, pictureLimits } from '@/lib/drawing/picture';
import { readTextEntry } from '@/lib/forms/read-entry';
import { readForm as readPostedForm } from '@/lib/forms/server/read-form';
import { anchors } from '@/lib/i18n/anchors';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { bucketFor, hashAddress } from '@/lib/limits/server/buckets';
import { consumeLimitsInMemory } from '@/lib/limits/server/consume-limits';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { clientAddress } from '@/lib/security/client-address';
import { isOwnOrigin } from '@/lib/security/own-origin';
import { keyOfFinding } from '../check-design';
import type { GarmentSide } from '../garments/garment';
import { garments } from '../garments/garments';
import { addPicture } from '../place-picture';
import { type FormRead, isBrought, placeOf, readFields, readSide } from '../read-design';
import { reduceDesign } from '../reduce-design';
import { picturesOf, type ShirtDesign, shirtLimits } from '../shirt-design';
import { defaultTemplate, templates } from '../templates';
import { longestCode, longestReadCode, readDocument, writeCode } from './design-code';
import { keepShirt, pathToKeptShirt, type Unkept } from './keep-shirt';
import { openShirt } from './open-shirt';

const maxFormBytes = pictureLimits.bytes + 512 * 1024;

/** What the tool says on top when something could not be done: `sayProblem` knows the words. */
type ShirtProblem = Unkept | 'designUnread' | 'pictureFull' | 'wordsCut' | PictureFault;

/**
 * What the form says; fields beside the design count only where no script has sent the design alone. Null for a design that cannot be
 * read: another one in its place would be kept over it.
 */
function readPosted(form: FormData): FormRead | null {
  const document = readTextEntry(form, 'document');
  const base = document === '' ? templates[defaultTemplate].design : readDocument(document);
  if (!base) return null;
  return readTextEntry(form, 'live') === 'on'
    ? { design: base, side: readSide(form, base), chosen: null, isCut: false, cut: [] }
    : readFields(form, base);
}

/** What the form is sent for: to be drawn by the server, corrected, kept under a link, or kept and asked a price for. */
const nextOf = (form: FormData) => readTextEntry(form, 'next');

/** Designs that the same request is to have, and the earlier request that is wanted again; whoever reads them checks them. */
function othersOf(form: FormData): Record<string, string> {
  const others = readTextEntry(form, 'with').slice(0, 1000);
  const again = readTextEntry(form, 'again').slice(0, 20);
  return { ...(others ? { with: others } : {}), ...(again ? { again } : {}) };
}

/** The design with the file of its form on it, or why the file was not taken. */
async function withPicture(
  { design, side, chosen }: FormRead,
  form: FormData,
  address: string,
): Promise<{ design: ShirtDesign } | { problem: ShirtProblem }> {
  const file = form.get('picture-file');
  if (!isBrought(file)) return { design };
  if (picturesOf(design).length >= shirtLimits.pictures) return { problem: 'pictureFull' };
  if (!(await mayBringPicture(address, new Date()))) return { problem: 'rateLimited' };
  const kept = await keepPicture(new Uint8Array(await file.arrayBuffer()), file.name);
  if (kept.status !== 'ok') return { problem: kept.fault };
  const at = placeOf(form, garments[design.garment], side);
  const taken = (await openShirt(design)).boxes(side).values();
  const added = addPicture(design, side, kept.picture, file.name, { at, taken });
  // What somebody chose stays, also where it cannot make this file: the checks say so, with what can.
  return { design: chosen ? reduceDesign(added, { kind: 'technique', side, technique: chosen }) : added };
}

async function corrected(design: ShirtDesign, form: FormData): Promise<ShirtDesign> {
  if (!nextOf(form).startsWith('fix ')) return design;
  const { findings } = await openShirt(design);
  const found = findings.find((finding) => keyOfFinding(finding) === nextOf(form));
  return (found?.fix ?? []).reduce(reduceDesign, design);
}

/** The tool with what was chosen, as far as an address can hold it, and what is told of it. */
function toolWith(
  read: Pick<FormRead, 'design' | 'side'> | null,
  form: FormData,
  told: Record<string, string>,
  locale: Locale,
): string {
  const code = read && writeCode(read.design);
  const shown = {
    ...(code && code.length <= longestReadCode ? { design: code } : {}),
    ...(read ? { side: read.side } : {}),
  };
  const query = { ...shown, ...readChanging(form), ...othersOf(form), ...told };
  return pathWithin('shirt-tool', locale, { query });
}

/** The same, but that a design which is long for an address is kept, and gone on with from there. */
async function backTo(
  design: ShirtDesign,
  side: GarmentSide,
  form: FormData,
  told: Record<string, string>,
  sender: { locale: Locale; address: string },
): Promise<string> {
  const code = writeCode(design);
  if (code.length <= longestCode) return toolWith({ design, side }, form, told, sender.locale);
  const kept = await keepShirt(design, readChanging(form), sender);
  if (typeof kept !== 'string')
    return pathToKeptShirt(sender.locale, kept.id, { ...othersOf(form), ...told });
  const isLost = code.length > longestReadCode;
  return toolWith({ design, side }, form, isLost ? { problem: kept, ...told } : told, sender.locale);
}

/** What an address says of a form: why something was not done, and whose words were cut. */
const tell = (problem: ShirtProblem | null, { cut }: Pick<FormRead, 'cut'>): Record<string, string> => ({
  ...(problem ? { problem } : {}),
  ...(cut.length > 0 ? { cut: cut.join(',') } : {}),
});

/** Where a form of the tool leads. */
async function leadOn(
  form: FormData,
  cut: boolean,
  sender: { locale: Locale; address: string },
): Promise<string> {
  const read = readPosted(form);
  if (!read) return toolWith(null, form, { problem: 'designUnread' }, sender.locale);
  const { side } = read;
  if (cut) return backTo(read.design, side, form, tell('fileTooLarge', read), sender);
  const brought = await withPicture(read, form, sender.address);
  if ('problem' in brought) return backTo(read.design, side, form, tell(brought.problem, read), sender);
  const design = await corrected(brought.design, form);
  const told = tell(read.isCut ? 'wordsCut' : null, read);
  if (nextOf(form) !== 'save' && nextOf(form) !== 'quote') return backTo(design, side, form, told, sender);
  const key = readTextEntry(form, 'key');
  const kept = await keepShirt(design, readChanging(form), { ...sender, key });
  if (typeof kept === 'string') return toolWith({ design, side }, form, tell(kept, read), sender.locale);
  const path = pathToKeptShirt(sender.locale, kept.id, { ...othersOf(form), ...told });
  return path + (nextOf(form) === 'quote' ? `#${anchors.quoteForm}` : '');
}

/**
 * Takes the form of the tool: plain HTML, with or without a script. Ends at a page, which says what became of it; a script that
 * asks for JSON is told the page as `location`, and why something was not done as `problem`.
 */
export async function receiveShirt(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isOwnOrigin(request.headers) || !isLocale(locale)) return answerJson({ error: 'forbidden' }, 403);
  const address = clientAddress(request.headers);
  // In memory, before anything of the form is read: it only keeps the site from reading without end.
  if (!consumeLimitsInMemory([bucketFor('wrapPostPerAddress', hashAddress(address))], new Date()))
    return answerJson({ error: 'rateLimited' }, 429);
  const read = await readPostedForm(request, maxFormBytes);
  if (read.status !== 'ok')
    return answerJson({ error: read.status }, read.status === 'unavailable' ? 503 : 400);
  const sender = { locale, address };
  const location = await leadOn(read.form, read.cut, sender).catch((error: unknown) => {
    incident(error, { during: 'shirt.send' });
    const posted = readPosted(read.form);
    return toolWith(posted, read.form, tell('unavailable', posted ?? { cut: [] }), locale);
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
