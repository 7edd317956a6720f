import { useCallback, useEffect, useRef, useState } from 'react';
import { readWork } from '@/lib/browser/kept-work';
import type { ComposedWrap } from '@/lib/wrap-simulator/compose';
import { type Choices, readDesign } from '@/lib/wrap-simulator/read-design';
import { firstView, readView, type ViewState } from '@/lib/wrap-simulator/view-state';
import type { WrapDesign } from '@/lib/wrap-simulator/wrap-design';
import { beginHistory, type History, record } from '@/lib/wrap-simulator/wrap-history';
import type * as LiveParts from './live-parts';
import { useKeptWork, workKey } from './use-saving';
import { fillForm, subjectOf } from './wrap-form';

const areSame = <Plain extends WrapDesign | ViewState>(one: Plain, other: Plain) =>
  JSON.stringify(one) === JSON.stringify(other);

type Step = (before: History<WrapDesign>) => History<WrapDesign>;

/** What the server's form says, and said before: the form itself stays the server's. */
export function useDesignForm(formId: string, choices: Choices, initial: WrapDesign) {
  const [history, setHistory] = useState<History<WrapDesign>>(() => beginHistory(initial));
  const [view, setView] = useState<ViewState>(firstView);
  const [parts, setParts] = useState<typeof LiveParts | null>(null);
  const now = useRef(history);
  const latest = useRef(history.present);
  const kept = useKeptWork();

  const formOf = useCallback(() => document.getElementById(formId) as HTMLFormElement | null, [formId]);

  /** Goes on from what there is by now, whether it has been rendered or not. */
  const step = useCallback((next: Step) => {
    now.current = next(now.current);
    latest.current = now.current.present;
    setHistory(now.current);
  }, []);

  /** The same for what was chosen elsewhere than in the form, which says it then. */
  const show = useCallback(
    (next: Step) => {
      step(next);
      const form = formOf();
      if (form) fillForm(form, latest.current);
    },
    [formOf, step],
  );

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
      if (!areSame(next, latest.current)) step((before) => record(before, next, subject));
    },
    [choices, formOf, initial, step],
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

  return { history, show, view, parts, latest, kept, formOf, readForm };
}

interface ComposedOptions {
  parts: typeof LiveParts | null;
  design: WrapDesign;
  initial: WrapDesign;
  /** Called with what was changed. */
  keep: (design: WrapDesign) => void;
  show: (next: Step) => void;
}

/** The design with all that follows from it, once it is; what is changed is kept. */
export function useComposed({ parts, design, initial, keep, show }: ComposedOptions): ComposedWrap | null {
  const [composed, setComposed] = useState<ComposedWrap | null>(null);
  const isTouched = useRef(false);
  useEffect(() => {
    if (!parts) return;
    let isLate = false;
    void parts.compose(design).then((made) => {
      if (isLate || !made) return;
      if (parts.fitDesign(made.vehicle, design) === design) return setComposed(made);
      // What another vehicle had is let go of with it, in the same step.
      const fitted = (one: WrapDesign) =>
        one.vehicle === design.vehicle ? parts.fitDesign(made.vehicle, one) : one;
      show((before) => ({ ...before, present: fitted(before.present) }));
    });
    // Whoever takes all of it back is to find that, too.
    isTouched.current ||= design !== initial;
    if (isTouched.current) keep(design);
    return () => {
      isLate = true;
    };
  }, [parts, design, initial, keep, show]);
  return composed;
}
