import { useCallback, useEffect, useRef, useState } from 'react';
import type { FilmToLay } from '@/lib/photo-film/lay-film';
import type { Picture, Stroke } from '@/lib/photo-film/picture';
import { takeThread } from './photo-thread';
import type { PhotoAnswer, PhotoQuestion } from './worker-messages';

/** What the visitor has chosen by now. */
interface Wish {
  strokes: readonly Stroke[];
  film: FilmToLay;
}

export interface PhotoResult {
  answer: PhotoAnswer | null;
  /** Something was asked and is not answered yet. */
  isBusy: boolean;
  isBroken: boolean;
  ask: (wish: Wish) => void;
}

const sameStart = (one: readonly Stroke[], other: readonly Stroke[]): number => {
  let i = 0;
  while (i < one.length && one[i] === other[i]) i += 1;
  return i;
};

/** The thread that looks at a photo. It is asked one thing at a time, and always the latest: what was wished meanwhile is skipped. */
export function usePhotoWorker(photo: Picture, first: Wish): PhotoResult {
  const [answer, setAnswer] = useState<PhotoAnswer | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [isBroken, setBroken] = useState(false);
  const worker = useRef<Worker | null>(null);
  const wish = useRef(first);
  const asked = useRef<Wish | null>(null);
  const isWaiting = useRef(false);
  const count = useRef(0);

  const sendNext = useCallback(() => {
    const now = wish.current;
    const before = asked.current;
    if (
      !worker.current ||
      isWaiting.current ||
      !before ||
      (now.strokes === before.strokes && now.film === before.film)
    )
      return;
    count.current += 1;
    const kept = sameStart(before.strokes, now.strokes);
    const question: PhotoQuestion =
      now.strokes === before.strokes
        ? { id: count.current, kind: 'film', film: now.film }
        : { id: count.current, kind: 'strokes', kept, added: now.strokes.slice(kept), film: now.film };
    asked.current = now;
    isWaiting.current = true;
    setBusy(true);
    worker.current.postMessage(question);
  }, []);

  useEffect(() => {
    const thread = takeThread();
    worker.current = thread;
    setAnswer(null);
    setBroken(false);
    setBusy(true);
    thread.onmessage = ({ data }: MessageEvent<PhotoAnswer>) => {
      isWaiting.current = false;
      setAnswer(data);
      setBusy(false);
      sendNext();
    };
    thread.onerror = () => {
      isWaiting.current = false;
      setBroken(true);
      setBusy(false);
    };
    count.current += 1;
    isWaiting.current = true;
    asked.current = { strokes: [], film: wish.current.film };
    const question: PhotoQuestion = {
      id: count.current,
      kind: 'open',
      picture: photo,
      film: wish.current.film,
    };
    thread.postMessage(question);
    return () => {
      worker.current = null;
      isWaiting.current = false;
      thread.terminate();
    };
  }, [photo, sendNext]);

  const ask = useCallback(
    (next: Wish) => {
      wish.current = next;
      sendNext();
    },
    [sendNext],
  );
  return { answer, isBusy, isBroken, ask };
}
