import { type RefObject, useCallback } from 'react';
import { useOtherTab } from '@/components/designs/use-other-tab';
import { type Choices, rebuildWrap } from '@/lib/wrap-simulator/read-design';
import type { WrapDesign } from '@/lib/wrap-simulator/wrap-design';
import { type KeptWork, workKey } from './use-saving';

interface TabsOptions {
  choices: Choices;
  initial: WrapDesign;
  isLive: boolean;
  latest: RefObject<WrapDesign>;
  kept: KeptWork;
}

/** Two tabs on one wrap: what the other has of it, how this one keeps and tells, and how both are kept. */
export function useTabs({ choices, initial, isLive, latest, kept }: TabsOptions) {
  const rebuild = useCallback(
    (document: string) => rebuildWrap(document, choices, initial),
    [choices, initial],
  );
  const { found, letGo, tell } = useOtherTab(workKey, latest, isLive ? rebuild : null);
  const keep = useCallback(
    (design: WrapDesign) => {
      kept.soon(design);
      tell(JSON.stringify(design));
    },
    [kept, tell],
  );
  const keepApart = useCallback(() => {
    kept.setApart();
    keep(latest.current);
    letGo();
  }, [keep, kept, latest, letGo]);
  /** Whoever saves without having said which of the two is right keeps both. */
  const settle = useCallback(() => {
    if (found) keepApart();
  }, [found, keepApart]);
  return { found, letGo, keep, keepApart, settle };
}
