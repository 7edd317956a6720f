'use client';

import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { readWork, workKeeper } from '@/lib/browser/kept-work';
import { filled } from '@/lib/i18n/copy';
import type { Duration } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { ComposedWrap } from '@/lib/wrap-simulator/compose';
import { type Choices, readDesign, writeDesign } from '@/lib/wrap-simulator/read-design';
import { nextSide } from '@/lib/wrap-simulator/round';
import type { SimulatorLabels } from '@/lib/wrap-simulator/simulator-copy';
import { surprise } from '@/lib/wrap-simulator/surprise';
import type { Side } from '@/lib/wrap-simulator/vehicles/vehicle';
import { firstView, readView, type ViewState } from '@/lib/wrap-simulator/view-state';
import { type Coverage, type WrapDesign, wrapLimits } from '@/lib/wrap-simulator/wrap-design';
import { beginHistory, type History, record, redo, undo } from '@/lib/wrap-simulator/wrap-history';

import type * as LiveParts from './live-parts';
import { useSwipe } from './use-swipe';

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

/** What a browser keeps is told apart by its tool. */
const workKey = 'wrap-design';
const keeper = workKeeper(workKey);

/** Lines of 20 units: what a button says where there is room, a phone shows. */
function ToolIcon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

const areSame = <Plain extends WrapDesign | ViewState>(one: Plain, other: Plain) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What says it already is left alone: each writing is style and layout to be found again, of ninety fields. */
function write(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (field.value !== value) field.value = value;
}

/** Writes a design into its form, so that both say the same. */
function fillForm(form: HTMLFormElement, design: WrapDesign): void {
  const values = new Map(writeDesign(design));
  const looks = new Set(['view', 'light', 'distance']);
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && !looks.has(field.name)) {
      const value = values.get(field.name);
      if (field.type === 'radio') {
        if (field.value === value) field.checked = true;
      } else if (field.type === 'checkbox') field.checked = value === 'on';
      // What a page holds of itself, such as whose design it is, is no choice.
      else if (field.type !== 'hidden' || /^logo-\d$/.test(field.name)) write(field, value ?? '');
    } else if (field instanceof HTMLSelectElement)
      write(field, values.get(field.name) ?? field.options[0]?.value ?? '');
  }
  for (const place of form.querySelectorAll<HTMLElement>('[data-logo]'))
    place.hidden = design.logos[Number(place.dataset.logo)] === undefined;
  // What holds a choice stands open, as the server draws it: also after a reload, whose page was drawn without it.
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select[name^="panel-"], input[name^="text-"]',
  )) {
    const group = field.value === '' ? null : field.closest('details');
    if (group) group.open = true;
  }
}

/** What must stay as it is typed, and is one step however many letters it takes. */
const subjectOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox'
    ? target.name
    : null;

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
  const [news, setNews] = useState<'sending' | 'rateLimited' | 'unavailable' | null>(null);
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

  // What of its words cannot be cut is said beside the field, which is the form's own.
  useEffect(() => {
    const form = formOf();
    if (!form || !parts || !composed) return;
    for (const said of form.querySelectorAll('.wrap-missing')) {
      const field = said.parentElement?.querySelector('input');
      const words = parts.sayMissingIn(composed, field?.value ?? '', labels);
      if (said.textContent !== words) said.textContent = words;
    }
  }, [composed, formOf, labels, parts]);

  // What only another vehicle has is not asked for.
  const vehicle = composed?.vehicle;
  useEffect(() => {
    const form = formOf();
    if (!form || !parts || !vehicle) return;
    for (const field of form.querySelectorAll('select')) {
      let isLacking = true;
      for (const option of field.options) {
        option.disabled = !parts.offers(vehicle, field.name, option.value);
        option.hidden = option.disabled;
        isLacking &&= option.disabled;
      }
      field.disabled = isLacking;
      const whole = field.closest<HTMLElement>('.wrap-field');
      if (whole) whole.hidden = isLacking;
    }
  }, [vehicle, formOf, parts]);

  const show = (next: History<WrapDesign>) => {
    const form = formOf();
    if (form) fillForm(form, next.present);
    setHistory(next);
  };
  const change = (next: WrapDesign, subject: string | null) => show(record(history, next, subject));
  const hand = useRef({ show, change, history, view });
  hand.current = { show, change, history, view };
  const takeSurprise = () => {
    const offers = (id: Coverage) => !vehicle || parts?.offers(vehicle, 'coverage', id) === true;
    const other = surprise(design, { offers, films: choices.films }, Math.random);
    if (parts) void parts.legible(other).then((next) => hand.current.change(next, null));
    else change(other, null);
  };
  const turnTo = (side: Side) => {
    const field = document.querySelector<HTMLInputElement>(
      `input[name="view"][value="${side}"][form="${formId}"]`,
    );
    if (field) field.checked = true;
    readForm(null);
  };

  // Steps back and forth by the keys of every program; in a field they are the field's own.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      const isTyping =
        event.target instanceof HTMLInputElement && ['text', 'number', ''].includes(event.target.type);
      if (isTyping) return;
      event.preventDefault();
      const { show: showNow, history: now } = hand.current;
      showNow(key === 'y' || event.shiftKey ? redo(now) : undo(now));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  // A file is sent when it is chosen, and placed on the side that is looked at.
  useEffect(() => {
    const form = formOf();
    if (!form || !parts) return;
    const onFile = async ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'logo-file') return;
      const file = target.files?.[0];
      const news = form.querySelector<HTMLElement>('.wrap-logo-news');
      if (!file || !news) return;
      const { history: before, view: seen } = hand.current;
      news.textContent = filled(labels.logoSending, { name: file.name });
      const full = before.present.logos.length >= wrapLimits.logos;
      const brought = full
        ? { text: labels.logoFull }
        : await parts.bringLogo(file, seen.side, locale, labels);
      news.textContent = brought.text;
      target.value = '';
      if (!brought.logo) return;
      const { change: changeNow, history: now } = hand.current;
      changeNow({ ...now.present, logos: [...now.present.logos, brought.logo] }, null);
    };
    form.addEventListener('change', onFile);
    return () => form.removeEventListener('change', onFile);
  }, [formOf, labels, locale, parts]);

  // Sent by script: what is kept here goes once the site has it, and not before.
  useEffect(() => {
    const form = formOf();
    if (!form || !parts) return;
    let isUnderWay = false;
    const onSubmit = async (event: SubmitEvent) => {
      const { submitter } = event;
      if (!(submitter instanceof HTMLButtonElement) || submitter.value === 'show') return;
      event.preventDefault();
      if (isUnderWay) return;
      isUnderWay = true;
      setNews('sending');
      const body = new FormData(form);
      body.set('next', submitter.value);
      const chosen = latest.current;
      const sent = await parts.sendDesign(form.action, body);
      if (sent === 'away' || 'problem' in sent) {
        isUnderWay = false;
        setNews(sent === 'away' ? 'unavailable' : sent.problem);
        return;
      }
      const query = parts.savedQuery(sent.location, chosen);
      if (query) {
        keeper.drop();
        // Who comes back by the browser's button finds what was saved, and saves over it.
        window.history.replaceState(window.history.state, '', location.pathname + query);
        if (latest.current !== chosen) keeper.soon(() => writeDesign(latest.current));
      }
      location.assign(sent.location);
    };
    // A page that was only put aside does not know yet whose design it holds.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isUnderWay) location.reload();
    };
    form.addEventListener('submit', onSubmit);
    window.addEventListener('pageshow', onShow);
    return () => {
      form.removeEventListener('submit', onSubmit);
      window.removeEventListener('pageshow', onShow);
    };
  }, [formOf, parts]);

  // What was tried is told once, at the end, where statistics are allowed; the server asks for the consent itself.
  const tried = useRef(new Set<string>());
  if (design !== initial) tried.current.add(`body ${design.vehicle}`);
  if (design.film !== initial.film) tried.current.add(`film ${design.film}`);
  if (design.second !== initial.second) tried.current.add(`film ${design.second}`);
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState !== 'hidden' || tried.current.size === 0) return;
      if (!document.documentElement.dataset.consent?.includes('analytics')) return;
      const tries = [...tried.current].slice(0, 100).map((one) => {
        const [kind, key] = one.split(' ');
        return { kind, key };
      });
      tried.current = new Set();
      navigator.sendBeacon(triesPath, JSON.stringify({ tool: 'wrap', tries }));
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [triesPath]);

  const swipe = useSwipe((by) => turnTo(nextSide(view.side, by)));

  const Stage = parts?.WrapStage;
  const Hand = parts?.ByHand;
  const Facts = parts?.DesignFacts;
  const Bar = parts?.PriceBar;
  const changeByHand = useCallback<typeof change>((next, subject) => hand.current.change(next, subject), []);
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
        <div className="wrap-tools needs-script">
          <button type="button" onClick={() => show(undo(history))} disabled={history.past.length === 0}>
            <ToolIcon d="M7 4 3 8l4 4M3 8h8.5a4.5 4.5 0 0 1 0 9H7" />
            <span>{labels.undo}</span>
          </button>
          <button type="button" onClick={() => show(redo(history))} disabled={history.future.length === 0}>
            <ToolIcon d="M13 4l4 4-4 4M17 8H8.5a4.5 4.5 0 0 0 0 9H13" />
            <span>{labels.redo}</span>
          </button>
          <button type="button" onClick={takeSurprise}>
            {labels.surprise}
          </button>
          <button
            type="button"
            onClick={() => setAside(aside ? null : composed)}
            aria-pressed={aside !== null}
          >
            {aside ? labels.compareStop : labels.compare}
          </button>
          <button type="button" onClick={() => show(record(history, initial))}>
            {labels.reset}
          </button>
        </div>
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
