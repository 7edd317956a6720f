import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useDesignSending } from '@/components/designs/use-design-sending';
import { workKeeper } from '@/lib/browser/kept-work';
import { newSaveKey } from '@/lib/browser/save-key';
import { writeDesign } from '@/lib/wrap-simulator/read-design';
import type { WrapDesign } from '@/lib/wrap-simulator/wrap-design';
import type * as LiveParts from './live-parts';

/** What a browser keeps is told apart by its tool. */
export const workKey = 'wrap-design';
const keeper = workKeeper(workKey);

/** What a browser keeps of a design, with the word by which it is known when it is sent again because its answer was lost. */
export interface KeptWork {
  /** Takes the word of what was kept before, if that is gone on with. */
  begin: (kept: readonly (readonly [name: string, value: string])[] | null) => void;
  soon: (design: WrapDesign) => void;
  drop: () => void;
  key: () => string;
  /** Makes it another design than that of a tab that began with the same: saved as one, the later would lie over the other. */
  setApart: () => void;
}

export function useKeptWork(): KeptWork {
  const key = useRef('');
  const work = useRef<KeptWork>({
    begin: (kept) => {
      key.current = kept?.find(([name]) => name === 'key')?.[1] || newSaveKey();
    },
    soon: (design) => keeper.soon(() => [...writeDesign(design), ['key', key.current]]),
    drop: keeper.drop,
    key: () => key.current,
    setApart: () => {
      key.current = newSaveKey();
    },
  });
  return work.current;
}

// It does not know yet whose design it holds.
const readAnew = () => location.reload();

interface SavingOptions {
  formOf: () => HTMLFormElement | null;
  parts: typeof LiveParts | null;
  latest: RefObject<WrapDesign>;
  kept: KeptWork;
  /** Whether all logos that were going up are on, once none is any more. */
  uploads: RefObject<Promise<boolean>>;
  /** Called when somebody saves, before anything is sent. */
  settle: () => void;
}

/** Sends the form by script: what is kept here goes once the site has it, and not before. */
export function useSaving({ formOf, parts, latest, kept, uploads, settle }: SavingOptions) {
  const take = useCallback(
    (body: FormData) => {
      if (!body.has('change')) body.set('key', kept.key());
      return latest.current;
    },
    [kept, latest],
  );
  const onSent = useCallback(
    (saved: string, chosen: WrapDesign) => {
      const query = parts?.savedQuery(saved, chosen);
      if (!query) return;
      kept.drop();
      // Who comes back by the browser's button finds what was saved, and saves over it.
      window.history.replaceState(window.history.state, '', location.pathname + query);
      if (latest.current !== chosen) kept.soon(latest.current);
    },
    [kept, latest, parts],
  );
  const { form, submit, sending, problem } = useDesignSending({ take, onSent, onBack: readAnew });
  useEffect(() => {
    const own = formOf();
    if (!own || !parts) return;
    form.current = own;
    const onSubmit = (event: SubmitEvent) => {
      if (!(event.submitter instanceof HTMLButtonElement) || event.submitter.value === 'show') return;
      event.preventDefault();
      settle();
      // Sent before, a logo on its way would be in what is saved and not in what is gone on with. Why one failed is said beside
      // its field.
      void uploads.current.then((areOn) => {
        if (areOn) submit(event);
      });
    };
    own.addEventListener('submit', onSubmit);
    return () => own.removeEventListener('submit', onSubmit);
  }, [form, formOf, parts, settle, submit, uploads]);
  return { sending, problem };
}
