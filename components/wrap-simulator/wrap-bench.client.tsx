'use client';

import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { readWork } from '@/lib/browser/kept-work';
import type { Duration } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { ComposedWrap } from '@/lib/wrap-simulator/compose';
import { type Choices, readDesign, writeDesign } from '@/lib/wrap-simulator/read-design';
import { nextSide } from '@/lib/wrap-simulator/round';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { surprise } from '@/lib/wrap-simulator/surprise';
import type { Side } from '@/lib/wrap-simulator/vehicles/vehicle';
import { firstView, readView, type ViewState } from '@/lib/wrap-simulator/view-state';
import type { Coverage, WrapDesign } from '@/lib/wrap-simulator/wrap-design';
import { beginHistory, type History, record, redo, undo } from '@/lib/wrap-simulator/wrap-history';

import type * as LiveParts from './live-parts';
import { ToolRow } from './tool-row';
import { useBroughtLogo } from './use-brought-logo';
import { useFormEcho } from './use-form-echo';
import { useRehearsal } from './use-rehearsal';
import { keeper, useSaving, workKey } from './use-saving';
import { useStepKeys } from './use-step-keys';
import { useSwipe } from './use-swipe';
import { useToldTries } from './use-told-tries';
import { fillForm, subjectOf } from './wrap-form';

interface WrapBenchProps {
  /** The form that holds every choice. */
  form: string;
  /** Where it is told what was tried. */
  triesPath: string;
  locale: Locale;
  labels: SimulatorLabels;
  warranty: Duration;
  choices: Choices;
  initial: WrapDesign;
  /** What the server has drawn, until something is chosen. */
  drawing: ReactNode;
  viewFields: ReactNode;
  facts: ReactNode;
  priceBar: ReactNode;
  /** The form's fields. */
  children: ReactNode;
}

const areSame = <Plain extends WrapDesign | ViewState>(one: Plain, other: Plain) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Watches the form: every choice is drawn and priced at once. The form itself stays the server's. */
export function WrapBench({
  form: formId,
  triesPath,
  locale,
  labels,
  warranty,
  choices,
  initial,
  drawing,
  viewFields,
  facts,
  priceBar,
  children,
}: WrapBenchProps) {
  const [history, setHistory] = useState<History<WrapDesign>>(() => beginHistory(initial));
  const [view, setView] = useState<ViewState>(firstView);
  const [parts, setParts] = useState<typeof LiveParts | null>(null);
  const [composed, setComposed] = useState<ComposedWrap | null>(null);
  const [aside, setAside] = useState<ComposedWrap | null>(null);
  const design = history.present;
  const isTouched = useRef(false);
  const latest = useRef(design);
  latest.current = design;

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
    const kept = readWork(workKey, location.search);
    // The fields of another vehicle's parts are still closed: what is kept is taken as it is.
    const left = kept ? readDesign(kept, choices, initial) : undefined;
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
  }, [choices, formOf, initial, readForm]);

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
    if (isTouched.current) keeper.soon(() => writeDesign(design));
    return () => {
      isLate = true;
    };
  }, [parts, design, initial, formOf]);

  useFormEcho(formOf, parts, composed, labels);
  const isThere = parts !== null && composed !== null;
  useRehearsal(isThere, () => {
    const form = formOf();
    if (!form || !parts || isTouched.current) return;
    const read = readDesign([...new FormData(form)], choices, initial);
    const film = choices.films.find((one) => one !== read.film) ?? read.film;
    const lines = read.lines.map((line) => ({ ...line, height: line.height + 1 }));
    // Nothing of it is shown: the drawing is rendered again as it is.
    void parts.compose({ ...read, film, lines }).then(() => setComposed((now) => now && { ...now }));
  });
  const news = useSaving(formOf, parts, latest);
  useToldTries(triesPath, design, initial);

  const show = (next: History<WrapDesign>) => {
    const form = formOf();
    if (form) fillForm(form, next.present);
    setHistory(next);
  };
  const change = (next: WrapDesign, subject: string | null) => show(record(history, next, subject));
  const changeNow = useRef(change);
  changeNow.current = change;
  const steps = { undo: () => show(undo(history)), redo: () => show(redo(history)) };
  useStepKeys(steps);
  useBroughtLogo(
    formOf,
    parts,
    { locale, labels },
    { design, side: view.side, change: (next) => change(next, null) },
  );
  const takeSurprise = () => {
    const vehicle = composed?.vehicle;
    const offers = (id: Coverage) => !vehicle || parts?.offers(vehicle, 'coverage', id) === true;
    const other = surprise(design, { offers, films: choices.films }, Math.random);
    if (parts) void parts.legible(other).then((next) => changeNow.current(next, null));
    else change(other, null);
  };
  const turnTo = (side: Side) => {
    const field = document.querySelector<HTMLInputElement>(
      `input[name="view"][value="${side}"][form="${formId}"]`,
    );
    if (field) field.checked = true;
    readForm(null);
  };

  const swipe = useSwipe((by) => turnTo(nextSide(view.side, by)));

  const Stage = parts?.WrapStage;
  const Hand = parts?.ByHand;
  const Facts = parts?.DesignFacts;
  const Bar = parts?.PriceBar;
  const changeByHand = useCallback<typeof change>((next, subject) => changeNow.current(next, subject), []);
  // A choice renders this twice, before and after it is composed: neither is drawn again for nothing.
  const stage = useMemo(
    () =>
      Stage && Hand && composed ? (
        <Stage
          composed={composed}
          view={view}
          locale={locale}
          labels={labels}
          id="live"
          overlay={
            view.distance === 0 ? (
              <Hand
                composed={composed}
                side={view.side}
                locale={locale}
                labels={labels}
                id="live"
                onChange={changeByHand}
              />
            ) : null
          }
        />
      ) : (
        drawing
      ),
    [Stage, Hand, composed, view, locale, labels, drawing, changeByHand],
  );
  // The picture first: figures may follow a frame later.
  const reckoned = useDeferredValue(composed);
  const summary = useMemo(
    () =>
      Facts && reckoned ? (
        <Facts composed={reckoned} locale={locale} labels={labels} warranty={warranty} />
      ) : (
        facts
      ),
    [Facts, reckoned, locale, labels, warranty, facts],
  );
  return (
    <div className="wrap-bench">
      <div className="wrap-stage">
        <div className={aside ? 'wrap-pair' : undefined}>
          <div className="wrap-swipe" {...swipe}>
            {stage}
          </div>
          {Stage && aside ? (
            <figure className="wrap-aside">
              <Stage composed={aside} view={view} locale={locale} labels={labels} id="aside" />
              <figcaption>{labels.compared}</figcaption>
            </figure>
          ) : null}
        </div>
        {viewFields}
        <ToolRow
          labels={labels}
          onUndo={history.past.length > 0 ? steps.undo : null}
          onRedo={history.future.length > 0 ? steps.redo : null}
          onSurprise={takeSurprise}
          isComparing={aside !== null}
          onCompare={() => setAside(aside ? null : composed)}
          onReset={() => show(record(history, initial))}
        />
        <p className="wrap-small needs-script wrap-by-hand">{labels.byHand}</p>
      </div>
      {children}
      <p role="status" className="wrap-news empty:hidden">
        {news === 'sending' ? labels.sending : null}
      </p>
      {news && news !== 'sending' ? (
        <p role="alert" className="wrap-problem">
          {labels[news]}
        </p>
      ) : null}
      <div className="wrap-summary" aria-live="polite">
        {summary}
      </div>
      {Bar && reckoned ? <Bar composed={reckoned} locale={locale} labels={labels} /> : priceBar}
    </div>
  );
}
