import { awakeEvent, consentAddress, wakeEvent } from '@/lib/browser/events';
import { whenLoaded } from '@/lib/browser/when-loaded';

/** Choices about cookies need no framework (lib/site/page-script/consent.ts), nor do forms that only lead to a page. */
const needsNone = `[action="${consentAddress}"],[data-plain]`;

/** What works fully only once the framework runs; everything else on a public page is HTML and this script. */
const needsFramework = `form:not(${needsNone}) :is(input, select, textarea, button, label), [data-wakes]`;

/** Milliseconds after a scroll in which a pointer not seen before may be one that rests. */
const scrollCalm = 150;
/** Milliseconds a finger rests before a touch is no longer the start of a scroll. */
const touchRest = 60;
/** Milliseconds after which held actions go the way of plain HTML. */
const patience = 15_000;

type Held = { kind: 'click' | 'submit' | 'change'; element: HTMLElement; submitter?: HTMLElement | null };

function controlOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(needsFramework) : null;
}

/**
 * Hydration on interaction: loads the framework when the visitor reaches for something that needs it, by pointer, touch,
 * focus, key or click, not by a scroll. What was done before it runs happens once it does, exactly once: a click on a button that is nothing
 * without script, a submission, a changed field. When it cannot be loaded a submission goes out as plain HTML.
 *
 * @param scripts addresses in the order in which they must run
 */
export function wakeOnReach(scripts: readonly string[]): void {
  const listening = new AbortController();
  const held: Held[] = [];
  let state: 'asleep' | 'waking' | 'awake' | 'failed' = 'asleep';
  let scrolledAt = Number.NEGATIVE_INFINITY;
  let resting = '';
  let touchTimer: ReturnType<typeof setTimeout> | undefined;
  const listen = (names: string, hear: (event: Event) => void) => {
    for (const name of names.split(' ')) {
      addEventListener(name, hear, { capture: true, signal: listening.signal });
    }
  };

  const giveUp = () => {
    if (state !== 'waking') return;
    state = 'failed';
    listening.abort();
    for (const { kind, element, submitter } of held.splice(0)) {
      element.ariaBusy = null;
      if (kind === 'submit') (element as HTMLFormElement).requestSubmit(submitter);
    }
  };

  const wake = () => {
    if (state !== 'asleep') return;
    state = 'waking';
    for (const address of scripts) {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      script.onerror = giveUp;
      document.head.append(script);
    }
    setTimeout(giveUp, patience);
  };

  const hold = (task: Held) => {
    if (!held.some(({ kind, element }) => kind === task.kind && element === task.element)) held.push(task);
  };

  const replayNext = () => {
    const task = held.shift();
    if (!task) return;
    const { kind, element, submitter } = task;
    element.ariaBusy = null;
    if (!element.isConnected) return replayNext();
    if (kind === 'click') element.click();
    else if (kind === 'submit') (element as HTMLFormElement).requestSubmit(submitter);
    else {
      for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }));
    }
    // A submission must meet the form as the field before it has left it, drawn.
    requestAnimationFrame(() => setTimeout(replayNext));
  };

  const replay = () => {
    if (state === 'awake') return;
    state = 'awake';
    listening.abort();
    const { activeElement } = document;
    if (activeElement?.closest('form'))
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    replayNext();
  };

  listen('scroll', () => {
    scrolledAt = performance.now();
  });
  // Not `pointerover`: a browser sends that too when the page slides under a pointer that rests.
  listen('pointermove', (event) => {
    const { pointerType, screenX, screenY } = event as PointerEvent;
    const place = `${screenX} ${screenY}`;
    const moved = resting ? place !== resting : performance.now() - scrolledAt > scrollCalm;
    resting = place;
    if (pointerType === 'mouse' && moved && controlOf(event)) wake();
  });
  listen('pointerdown', (event) => {
    if (!controlOf(event)) return;
    if ((event as PointerEvent).pointerType !== 'touch') wake();
    else touchTimer = setTimeout(wake, touchRest);
  });
  listen('pointercancel', () => clearTimeout(touchTimer));
  listen('pointerup focusin keydown dragenter', (event) => {
    if (controlOf(event)) wake();
  });
  listen('input change', (event) => {
    const control = controlOf(event);
    if (!control) return;
    hold({ kind: 'change', element: control });
    wake();
  });
  listen('click', (event) => {
    const control = controlOf(event);
    if (!control) return;
    if (control.matches('button[type="button"]')) hold({ kind: 'click', element: control });
    wake();
  });
  listen('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.matches(needsNone)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Shown at once: what the framework will say takes as long as it needs to come.
    event.target.ariaBusy = 'true';
    hold({ kind: 'submit', element: event.target, submitter: (event as SubmitEvent).submitter });
    wake();
  });
  // What was typed at an earlier visit must be seen before anything is reached for.
  whenLoaded(() => {
    try {
      const kept = document.querySelector<HTMLFormElement>('form[data-draft]')?.dataset.draft;
      if (kept && localStorage.getItem(kept)) wake();
    } catch {
      // Storage is blocked: there is no draft.
    }
  });
  document.addEventListener(wakeEvent, wake, { signal: listening.signal });
  document.addEventListener(awakeEvent, replay, { once: true });
}
