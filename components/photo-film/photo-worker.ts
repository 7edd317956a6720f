import {
  changeStrokes,
  openPhoto,
  type PhotoSession,
  paintShare,
  tryFilm,
} from '@/lib/photo-film/photo-session';
import { warmUp } from '@/lib/photo-film/warm-up';
import type { PhotoAnswer, PhotoQuestion } from './worker-messages';

// A thread of its own: the page answers to the finger while a picture is looked at. Nothing here speaks to a network.

interface Port {
  onmessage: ((event: MessageEvent<PhotoQuestion>) => void) | null;
  postMessage: (answer: PhotoAnswer, transfer: Transferable[]) => void;
}

const port = self as unknown as Port;
let session: PhotoSession | null = null;

port.onmessage = ({ data: question }) => {
  const began = performance.now();
  if (question.kind === 'open') session = openPhoto(question.picture);
  if (!session) return;
  if (question.kind === 'strokes') changeStrokes(session, question.kept, question.added);
  const pixels = tryFilm(session, question.film);
  port.postMessage({ id: question.id, pixels, share: paintShare(session), took: performance.now() - began }, [
    pixels.buffer,
  ]);
};

// A piece at a time: a question that comes meanwhile waits for no more than one of them.
const pieces = warmUp();
const nextPiece = () => {
  if (!pieces.next().done) setTimeout(nextPiece);
};
nextPiece();
