import type { ProofPoint, ProofRecord, ProofVersion } from '@/lib/proofs/proof';

export const examplePoint: ProofPoint = {
  id: '3f0c1a52-8f0e-4d5b-9a39-0b8f6f1f2b11',
  place: { x: 0.25, y: 0.75 },
  page: null,
  text: 'Le bleu est trop foncé.',
};

/** A picture that was sent and that nobody has said anything to. */
export const exampleProof: ProofVersion = {
  position: 2,
  state: 'sent',
  file: {
    name: 'fourgon.png',
    kind: 'png',
    size: 482_000,
    picture: { width: 1000, height: 500 },
    hash: 'a'.repeat(64),
    path: '3f0c1a52-8f0e-4d5b-9a39-0b8f6f1f2b11.png',
  },
  words: 'Bonjour,\n\nvoici le fourgon vu de gauche.',
  author: 'Lena Maes',
  sentAt: new Date('2026-11-22T10:00:00Z'),
  points: [],
  decision: null,
};

export const exampleDocument: ProofVersion = {
  ...exampleProof,
  file: { ...exampleProof.file, name: 'fourgon.pdf', kind: 'pdf', picture: null },
};

export const exampleRecord: ProofRecord = {
  reference: '482-917-635',
  stage: 'proof',
  ownStage: null,
  dueOn: null,
  delivery: { min: 5, max: 8 },
  versions: [exampleProof],
};
