import { useEffect, useState } from 'react';
import {
  type AnswerDraft,
  dropDraft,
  findDraft,
  hasDrafts,
  keepDraft,
  listDrafts,
} from '@/lib/quotes/request/answer-drafts';

/** Kept for as long as the document is: leaving it asks first. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  if (hasDrafts()) event.preventDefault();
}

/**
 * What was typed of this answer before, and under which other templates something is kept.
 *
 * @param begun the template's own text: whoever is back at it has nothing to keep
 * @param hasLeft whether the answer has been sent
 */
export function useAnswerDraft(
  { reference, template }: { reference: string; template: string },
  begun: AnswerDraft,
  hasLeft: boolean,
) {
  const [found, setFound] = useState(() => findDraft(reference, template));
  const [others] = useState(() => listDrafts(reference).filter((other) => other !== template));

  useEffect(() => {
    if (hasLeft) dropDraft(reference, template);
  }, [hasLeft, reference, template]);
  useEffect(() => {
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, []);

  const keep = (typed: AnswerDraft) => {
    const isBegun = (['subject', 'body', 'status'] as const).every((name) => typed[name] === begun[name]);
    if (isBegun) dropDraft(reference, template);
    else keepDraft(reference, template, typed);
  };
  const drop = () => {
    dropDraft(reference, template);
    setFound(null);
  };
  return { found, others, keep, drop };
}
