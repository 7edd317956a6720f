import 'server-only';
import type { ShownVersion } from '@/lib/asleep/server/answer-notes';
import { acceptedEncodings, type Encoding, encodings } from './choose-encoding';

/** An answer as the framework gave it, to be given to others. */
export interface Answer {
  /** As they were written; what depends on the encoding or on the connection is left out when it is kept. */
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  /** Null: what is under this address never changes. */
  version: ShownVersion | null;
}

export interface KeptAnswer extends Answer {
  etag: string | null;
  isText: boolean;
  encoded: Map<Encoding, Buffer>;
  /** Encodings that are being made, or that there are none of. */
  tried: Set<Encoding>;
  bytes: number;
}

/** What leaves: one of the forms of a kept answer. */
interface Chosen {
  encoding: Encoding | null;
  etag: string | null;
  body: Buffer;
}

export interface KeptAnswersOptions {
  /** How many bytes all forms of all answers may take together. */
  memoryBytes: number;
  compress(bytes: Uint8Array, encoding: Encoding): Promise<Buffer | null>;
  /** Hears of an encoding that could not be made; the answer then leaves in another. */
  onFailure(error: unknown): void;
}

export interface KeptAnswers {
  find(path: string): KeptAnswer | undefined;
  /** Keeps an answer instead of the one before; resolves when it can be given to whoever takes gzip. */
  keep(path: string, answer: Answer): Promise<void>;
  /** The form that fits a request best of those that are there; a better one is made for those who come later. */
  choose(kept: KeptAnswer, acceptEncoding: string | undefined): Chosen;
  bytes(): number;
}

/** Node writes these itself for each answer, or they belong to one form. */
const ownHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
]);
const textTypes = /^(?:text\/|image\/svg\+xml|application\/(?:javascript|json|manifest\+json|xml))/;
/** A smaller answer fits into one packet as it is. */
const smallestText = 1024;
/** What an answer takes beside its bytes, roughly. */
const overhead = 4096;

/**
 * An LRU response cache: answers in memory, each in the encodings that clients take, made once. The one that was asked for least recently goes
 * first when there is no room.
 */
export function createKeptAnswers({ memoryBytes, compress, onFailure }: KeptAnswersOptions): KeptAnswers {
  // A map keeps its order: what is asked for goes to its end.
  const answers = new Map<string, KeptAnswer>();
  let total = 0;
  let lastWork: Promise<unknown> = Promise.resolve();

  const remove = (path: string) => {
    total -= answers.get(path)?.bytes ?? 0;
    answers.delete(path);
  };
  const makeRoom = () => {
    for (const path of answers.keys()) {
      if (total <= memoryBytes) return;
      remove(path);
    }
  };
  const encode = async (path: string, kept: KeptAnswer, encoding: Encoding) => {
    kept.tried.add(encoding);
    try {
      const bytes = await compress(kept.body, encoding);
      if (bytes === null || bytes.length >= kept.body.length) return;
      kept.encoded.set(encoding, bytes);
      kept.bytes += bytes.length;
      if (answers.get(path) !== kept) return;
      total += bytes.length;
      makeRoom();
    } catch (error) {
      onFailure(error);
    }
  };
  const pathOf = new WeakMap<KeptAnswer, string>();

  return {
    find(path) {
      const kept = answers.get(path);
      if (kept) {
        answers.delete(path);
        answers.set(path, kept);
      }
      return kept;
    },

    async keep(path, { headers, body, version }) {
      const headerOf = (wanted: string) =>
        headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? null;
      const isText = body.length >= smallestText && textTypes.test(headerOf('content-type') ?? '');
      const kept: KeptAnswer = {
        headers: headers.filter(([name]) => !ownHeaders.has(name.toLowerCase())),
        body,
        version,
        etag: headerOf('etag'),
        isText,
        encoded: new Map(),
        tried: new Set(),
        bytes: body.length + overhead,
      };
      pathOf.set(kept, path);
      if (isText) await encode(path, kept, 'gzip');
      remove(path);
      answers.set(path, kept);
      total += kept.bytes;
      makeRoom();
    },

    choose(kept, acceptEncoding) {
      const { body, etag, isText, encoded, tried } = kept;
      const accepted = isText ? acceptedEncodings(acceptEncoding) : [];
      const [best] = accepted;
      if (best && !tried.has(best)) {
        tried.add(best);
        // One at a time: a visitor's request waits for no more than one of them.
        lastWork = lastWork.then(() => encode(pathOf.get(kept) ?? '', kept, best));
      }
      for (const encoding of accepted) {
        const bytes = encoded.get(encoding);
        if (bytes) return { encoding, etag: etagOf(etag, encoding), body: bytes };
      }
      return { encoding: null, etag, body };
    },

    bytes: () => total,
  };
}

/** A strong tag stands for bytes, so each encoding has one of its own (RFC 9110, section 8.8.3). */
function etagOf(etag: string | null, encoding: Encoding): string | null {
  return etag === null || etag.startsWith('W/') ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

/**
 * The tag of what a client has already, when that is any form of this answer; `If-None-Match` as it was received.
 *
 * @param etag of the answer as it is, without an encoding
 */
export function knownTag(etag: string | null, ifNoneMatch: string | undefined): string | null {
  if (etag === null || ifNoneMatch === undefined) return null;
  if (ifNoneMatch.trim() === '*') return etag;
  const forms = [etag, ...encodings.map((encoding) => etagOf(etag, encoding) ?? etag)];
  // A proxy that compresses makes a weak tag of a strong one; for this question they are the same.
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  const has = new Set(ifNoneMatch.split(',').map(plain));
  return forms.find((form) => has.has(plain(form))) ?? null;
}
