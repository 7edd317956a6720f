'use client';

import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Duration } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { ComposedWrap } from '@/lib/wrap-simulator/compose';
import type { Choices } from '@/lib/wrap-simulator/read-design';
import { nextSide } from '@/lib/wrap-simulator/round';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { surprise } from '@/lib/wrap-simulator/surprise';
import type { Side } from '@/lib/wrap-simulator/vehicles/vehicle';
import type { Coverage, WrapDesign } from '@/lib/wrap-simulator/wrap-design';
import { type History, record, redo, undo } from '@/lib/wrap-simulator/wrap-history';
import { ToolRow } from './tool-row';
import { useBroughtLogo } from './use-brought-logo';
import { useComposed, useDesignForm } from './use-design-form';
import { useFormEcho } from './use-form-echo';
import { useSaving } from './use-saving';
import { useStepKeys } from './use-step-keys';
import { useSwipe } from './use-swipe';
import { useToldTries } from './use-told-tries';
import { fillForm } from './wrap-form';

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
  const { history, setHistory, view, parts, latest, kept, formOf, readForm } = useDesignForm(
    formId,
    choices,
    initial,
  );
  const design = history.present;
  const composed = useComposed({ parts, design, initial, kept, formOf, setHistory });
  const [aside, setAside] = useState<ComposedWrap | null>(null);

  useFormEcho(formOf, parts, composed, labels);
  const sent = useSaving(formOf, parts, latest, kept);
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
      <p role="status" className={sent.sending?.isAway ? 'wrap-problem' : 'wrap-news empty:hidden'}>
        {sent.sending ? (sent.sending.isAway ? labels.sendingAway : labels.sending) : null}
      </p>
      {sent.problem ? (
        <p role="alert" className="wrap-problem">
          {labels[sent.problem]}
        </p>
      ) : null}
      <div className="wrap-summary" aria-live="polite">
        {summary}
      </div>
      {Bar && reckoned ? <Bar composed={reckoned} locale={locale} labels={labels} /> : priceBar}
    </div>
  );
}
