/** Bounds of what staff write about a request, in code points; the database checks the same ones. */
export const answerLimits = {
  note: { max: 4000 },
  subject: { max: 150 },
  body: { max: 8000 },
} as const;
