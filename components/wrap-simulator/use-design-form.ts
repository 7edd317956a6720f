import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { readWork } from '@/lib/browser/kept-work';
import type { ComposedWrap } from '@/lib/wrap-simulator/compose';
import { type Choices, readDesign } from '@/lib/wrap-simulator/read-design';
import { firstView, readView, type ViewState } from '@/lib/wrap-simulator/view-state';
import type { WrapDesign } from '@/lib/wrap-simulator/wrap-design';
import { beginHistory, type History, record } from '@/lib/wrap-simulator/wrap-history';
import type * as LiveParts from './live-parts';
import { type KeptWork, useKeptWork, workKey } from './use-saving';
import { fillForm, subjectOf } from './wrap-form';

const areSame = <Plain extends WrapDesign | ViewState>(one: Plain, other: Plain) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the server's form says, and said before: the form itself stays the server's. */
export function useDesignForm(formId: string, choices: Choices, initial: WrapDesign) {
  const [history, setHistory] = useState<History<WrapDesign>>(() => beginHistory(initial));
  const [view, setView] = useState<ViewState>(firstView);
  const [parts, setParts] = useState<typeof LiveParts | null>(null);
  const latest = useRef(history.present);
  latest.current = history.present;
  const kept = useKeptWork();

  const formOf = useCallback(() => document.getElementById(formId) as HTMLFormElement | null, [formId]);

  const readForm = useCallback(
    (subject: string | null, given?: WrapDesign) => {
      const form = formOf();
      if (!form) return;
      const entries = [...new FormData(form)];
      const seen = readView(entries);
      setView((before) => (areSame(before, seen) ? before : seen));
      const next = given ?? readDesign(entries, choices, initial);
      // One that was taken off makes room: those behind it move up.
      if (next.logos.length !== latest.current.logos.length) fillForm(form, next);
      if (!areSame(next, latest.current)) setHistory((before) => record(before, next, subject));
    },
    [choices, formOf, initial],
  );

  // Whoever chose something before this code was there finds it drawn; who was here before finds what they left.
  useEffect(() => {
    void import('./live-parts').then(setParts, () => {});
    const form = formOf();
    const work = readWork(workKey, location.search);
    kept.begin(work);
    // The fields of another vehicle's parts are still closed: what is kept is taken as it is.
    const left = work ? readDesign(work, choices, initial) : undefined;
    if (form && left) fillForm(form, left);
    readForm(null, left);
    // The fields of the view stand beside the form they belong to.
    const listen = ({ target }: Event) => {
      const owner =
        target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.form : null;
      if (owner !== null && owner === formOf()) readForm(subjectOf(target));
    };
    document.addEventListener('input', listen);
    return () => document.removeEventListener('input', listen);
  }, [choices, formOf, initial, kept, readForm]);

  return { history, setHistory, view, parts, latest, kept, formOf, readForm };
}

interface ComposedOptions {
  parts: typeof LiveParts | null;
  design: WrapDesign;
  initial: WrapDesign;
  kept: KeptWork;
  formOf: () => HTMLFormElement | null;
  setHistory: Dispatch<SetStateAction<History<WrapDesign>>>;
}

/** The design with all that follows from it, once it is; what is changed is kept. */
export function useComposed(options: ComposedOptions): ComposedWrap | null {
  const { parts, design, initial, kept, formOf, setHistory } = options;
  const [composed, setComposed] = useState<ComposedWrap | null>(null);
  const isTouched = useRef(false);
  useEffect(() => {
    if (!parts) return;
    let isLate = false;
    void parts.compose(design).then((made) => {
      if (isLate || !made) return;
      // What another vehicle had is let go of with it, in the same step.
      const fitted = parts.fitDesign(made.vehicle, design);
      const form = formOf();
      if (fitted === design || !form) return setComposed(made);
      fillForm(form, fitted);
      setHistory((before) => ({ ...before, present: fitted }));
    });
    // Whoever takes all of it back is to find that, too.
    isTouched.current ||= design !== initial;
    if (isTouched.current) kept.soon(design);
    return () => {
      isLate = true;
    };
  }, [parts, design, initial, kept, formOf, setHistory]);
  return composed;
}
