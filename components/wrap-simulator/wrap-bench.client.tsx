'use client';

import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { TabsMet } from '@/components/designs/tabs-met';
import type { Duration } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { DesignChange } from '@/lib/wrap-simulator/by-hand';
import type { ComposedWrap } from '@/lib/wrap-simulator/compose';
import type { Choices } from '@/lib/wrap-simulator/read-design';
import { nextSide } from '@/lib/wrap-simulator/round';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { surprise, surprisedBy } from '@/lib/wrap-simulator/surprise';
import type { Side } from '@/lib/wrap-simulator/vehicles/vehicle';
import type { Coverage, WrapDesign } from '@/lib/wrap-simulator/wrap-design';
import { record, redo, undo } from '@/lib/wrap-simulator/wrap-history';
import { ToolRow } from './tool-row';
import { useBroughtLogo } from './use-brought-logo';
import { useComposed, useDesignForm } from './use-design-form';
import { useFormEcho } from './use-form-echo';
import { useSaving } from './use-saving';
import { useStepKeys } from './use-step-keys';
import { useSwipe } from './use-swipe';
import { useTabs } from './use-tabs';
import { useToldTries } from './use-told-tries';

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
  const { history, show, view, parts, latest, kept, formOf, readForm } = useDesignForm(
    formId,
    choices,
    initial,
  );
  const design = history.present;
  const tabs = useTabs({ choices, initial, isLive: parts !== null, latest, kept });
  const { found } = tabs;
  const composed = useComposed({ parts, design, initial, keep: tabs.keep, show });
  const [aside, setAside] = useState<ComposedWrap | null>(null);

  const change = useCallback(
    (make: DesignChange, subject: string | null) =>
      show((before) => record(before, make(before.present), subject)),
    [show],
  );
  useFormEcho(formOf, parts, composed, labels);
  const uploads = useBroughtLogo(formOf, parts, { locale, labels }, { latest, side: view.side, change });
  const sent = useSaving({ formOf, parts, latest, kept, uploads, settle: tabs.settle });
  useToldTries(triesPath, design, initial);

  const steps = { undo: () => show(undo), redo: () => show(redo) };
  useStepKeys(steps);
  const takeSurprise = async () => {
    const vehicle = composed?.vehicle;
    const offers = (id: Coverage) => !vehicle || parts?.offers(vehicle, 'coverage', id) === true;
    const other = surprise(latest.current, { offers, films: choices.films }, Math.random);
    const next = parts ? await parts.legible(other) : other;
    change((present) => surprisedBy(next, present), null);
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
  const CutOff = parts?.CutOff;
  const Facts = parts?.DesignFacts;
  const Bar = parts?.PriceBar;
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
                onChange={change}
              />
            ) : null
          }
        />
      ) : (
        drawing
      ),
    [Stage, Hand, composed, view, locale, labels, drawing, change],
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
        {CutOff && composed ? (
          <CutOff composed={composed} side={view.side} locale={locale} labels={labels} />
        ) : null}
        {viewFields}
        <ToolRow
          labels={labels}
          onUndo={history.past.length > 0 ? steps.undo : null}
          onRedo={history.future.length > 0 ? steps.redo : null}
          onSurprise={takeSurprise}
          isComparing={aside !== null}
          onCompare={() => setAside(aside ? null : composed)}
          onReset={() => show((before) => record(before, initial))}
        />
        <p className="wrap-small needs-script wrap-by-hand">{labels.byHand}</p>
        {found ? (
          <TabsMet
            className="wrap-problem wrap-tabs-met"
            said={labels.otherTab}
            takeOver={labels.takeOver}
            keepMine={labels.keepMine}
            onTakeOver={() => {
              change(() => found, null);
              tabs.letGo();
            }}
            onKeepMine={tabs.keepApart}
            next=".wrap-tools button"
          />
        ) : null}
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
