/**
 * Where files of people's requests are, beside what they sent with their forms; an erasure removes what it took from each. Private,
 * as the migrations name them.
 */
export const requestBuckets = { offers: 'offers', proofs: 'proofs', photos: 'job-photos' } as const;
