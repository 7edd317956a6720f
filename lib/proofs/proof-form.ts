import { readTextEntry } from '@/lib/forms/read-entry';
import { textField } from '@/lib/forms/text-fields';
import { isUuid } from '@/lib/forms/uuid';
import { gridOfProof, type ProofFile, type ProofPoint, type ProofVersion, proofLimits } from './proof';
import { placeOfSquare, readShare } from './proof-point';

/** What became of the form under a proof; each has a sentence in the messages. */
export const proofOutcomes = [
  'marked',
  'removed',
  'approved',
  'changes',
  'decidedBefore',
  'textNeeded',
  'textTooLong',
  'placeUnknown',
  'full',
  'checkNeeded',
  'nameNeeded',
  'nameTooLong',
  'pointsOpen',
  'remarkOpen',
  'wordsNeeded',
  'wordsTooLong',
  'replaced',
  'withdrawn',
  'beingMade',
  'rateLimited',
  'unavailable',
  'forbidden',
] as const;

export type ProofOutcome = (typeof proofOutcomes)[number];

/** Nothing was done yet: what the page has to say. */
interface Again {
  kind: 'again';
  outcome: ProofOutcome;
}

type ReadProofForm =
  | { kind: 'point'; point: Omit<ProofPoint, 'id'> }
  | { kind: 'removal'; point: string }
  | { kind: 'approved'; name: string }
  /** `point` is a remark that was typed and not added. */
  | { kind: 'changes'; words: string | null; point: Omit<ProofPoint, 'id'> | null }
  | Again;

const again = (outcome: ProofOutcome): Again => ({ kind: 'again', outcome });

const pointText = textField({ max: proofLimits.point, required: true, multiline: true });
const wordsText = textField({ max: proofLimits.words, multiline: true });
const nameText = textField({ max: proofLimits.name, min: 2, required: true });

/** Whether a typed text is missing, or what else is wrong with it. */
const isMissing = (issues: readonly { message: string }[]) =>
  issues.some(({ message }) => message === 'required' || message === 'tooShort');

/** The page of a document that was typed, null for none, or what is no page. */
function readPage(typed: string): number | null | 'wrong' {
  if (typed.trim() === '') return null;
  const page = Number(typed);
  return Number.isInteger(page) && page >= 1 && page <= proofLimits.page ? page : 'wrong';
}

/** A script says the place exactly; without one a square of the picture was chosen, or nothing: then all of it is meant. */
function readPlace(
  form: FormData,
  file: Pick<ProofFile, 'picture'>,
): Pick<ProofPoint, 'place' | 'page'> | null {
  const grid = gridOfProof(file);
  if (grid === null) {
    const page = readPage(readTextEntry(form, 'page'));
    return page === 'wrong' ? null : { place: null, page };
  }
  const [x, y, square] = ['x', 'y', 'square'].map((name) => readTextEntry(form, name));
  if (x || y) {
    const [across, down] = [readShare(x ?? ''), readShare(y ?? '')];
    return across === null || down === null ? null : { place: { x: across, y: down }, page: null };
  }
  if (!square) return { place: null, page: null };
  const place = placeOfSquare(square, grid);
  return place && { place, page: null };
}

function readPoint(
  form: FormData,
  { file, points }: Pick<ProofVersion, 'file' | 'points'>,
): { kind: 'point'; point: Omit<ProofPoint, 'id'> } | Again {
  const where = readPlace(form, file);
  if (where === null) return again('placeUnknown');
  const text = pointText.safeParse(readTextEntry(form, 'text'));
  if (!text.success) return again(isMissing(text.error.issues) ? 'textNeeded' : 'textTooLong');
  if (points.length >= proofLimits.points) return again('full');
  return { kind: 'point', point: { ...where, text: text.data } };
}

/** Whether a remark was typed, which the other buttons do not add. */
const hasRemark = (form: FormData) => readTextEntry(form, 'text').trim() !== '';

/** Whoever approves has checked it, and has nothing written on it that asks for something else. */
function readApproval(form: FormData, { points }: Pick<ProofVersion, 'points'>): ReadProofForm {
  if (points.length > 0) return again('pointsOpen');
  if (hasRemark(form)) return again('remarkOpen');
  const name = nameText.safeParse(readTextEntry(form, 'name'));
  if (!name.success) return again(isMissing(name.error.issues) ? 'nameNeeded' : 'nameTooLong');
  if (readTextEntry(form, 'checked') !== 'on') return again('checkNeeded');
  return { kind: 'approved', name: name.data };
}

function readChanges(form: FormData, version: Pick<ProofVersion, 'file' | 'points'>): ReadProofForm {
  const words = wordsText.safeParse(readTextEntry(form, 'words'));
  if (!words.success) return again('wordsTooLong');
  const last = hasRemark(form) ? readPoint(form, version) : null;
  if (last?.kind === 'again') return last;
  if (words.data === '' && version.points.length === 0 && last === null) return again('wordsNeeded');
  return { kind: 'changes', words: words.data === '' ? null : words.data, point: last?.point ?? null };
}

/** The Enter key says nothing of where it was pressed: what is typed does. */
function readEntered(form: FormData, version: Pick<ProofVersion, 'file' | 'points'>): ReadProofForm {
  const isSigned = readTextEntry(form, 'name').trim() !== '' || readTextEntry(form, 'checked') === 'on';
  return isSigned ? readApproval(form, version) : readPoint(form, version);
}

/** What a customer does with the form under a proof; its button says what. */
export function readProofForm(form: FormData, version: Pick<ProofVersion, 'file' | 'points'>): ReadProofForm {
  const [intent, argument = ''] = readTextEntry(form, 'intent').split(':', 2);
  switch (intent) {
    case 'point':
      return readPoint(form, version);
    case 'enter':
      return readEntered(form, version);
    case 'remove':
      return isUuid(argument) ? { kind: 'removal', point: argument } : again('forbidden');
    case 'approve':
      return readApproval(form, version);
    case 'changes':
      return readChanges(form, version);
    default:
      return again('forbidden');
  }
}

/** Whether a form that comes after a decision says just that: then it is a second click, else somebody else's, and not taken. */
export function saysTheSame(
  read: ReadProofForm,
  { points, decision }: Pick<ProofVersion, 'points' | 'decision'>,
): boolean {
  if (decision === null || read.kind !== decision.kind) return false;
  if (read.kind === 'approved') return read.name === decision.name;
  const { words, point: last } = read;
  const isThere = ({ place, page, text }: ProofPoint) =>
    text === last?.text && page === last.page && place?.x === last.place?.x && place?.y === last.place?.y;
  return words === decision.words && (last === null || points.some(isThere));
}
