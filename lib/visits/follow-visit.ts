import { consentEvent, quoteSentEvent } from '@/lib/browser/events';
import { consentName } from '@/lib/browser/stored-consent';
import { findBrowserConsent, readTold, syncConsent } from '@/lib/consent/browser-consent';
import type { ConsentChoice } from '@/lib/consent/choice';
import { anchors } from '@/lib/i18n/anchors';
import { createPageView, type PageView } from './page-view';
import { type VisitBeacon, visitsPath } from './visit-beacon';
import { describeVisit, endSession, keepCountry, keepPage, keepSession } from './visit-memory';
import { forgetVisitEvent, forgetVisitor, forgetVisits, returningKey } from './visit-storage';

/** Milliseconds after which a new page has its title and is worth counting. */
const settled = 500;

type Tracking = Navigator & {
  userAgentData?: { getHighEntropyValues(hints: string[]): Promise<{ platformVersion?: string }> };
};

/** Tells of a view, and hears in which country the visitor is. */
function askCountry(body: string): void {
  fetch(visitsPath, { method: 'POST', body, keepalive: true })
    .then((answer) => (answer.status === 200 ? answer.json() : null))
    .then((answer: { country: string } | null) => {
      if (answer && findBrowserConsent()?.marketing) keepCountry(answer.country);
    })
    // What could not be counted is not counted; the page goes on.
    .catch(() => undefined);
}

/**
 * The view that is being counted: begins and ends as the visitor's choice and the address say, and tells the site of it. A
 * withdrawal ends it at once and deletes what it stored.
 */
function createViews() {
  let view: PageView | null = null;
  let path = '';
  let inVisit = false;
  let sent = '';
  let platformVersion = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clock = () => performance.now();

  const measureDepth = () => view?.scrolledTo(scrollY + innerHeight, document.documentElement.scrollHeight);

  const beaconOf = ({ marketing }: ConsentChoice, current: PageView): VisitBeacon => {
    const session = keepSession();
    const report = current.report(clock(), document.title);
    if (!marketing) return { session, view: report };
    if (!inVisit) keepPage(path, new Date());
    inVisit = true;
    return { session, view: report, visit: describeVisit(new Date(), path, platformVersion) };
  };

  /** Tells all of the view so far. A page that is being left can only send, not hear an answer. */
  const tell = (isLeaving: boolean) => {
    const choice = findBrowserConsent();
    if (!view || !choice?.analytics) return stop();
    const beacon = beaconOf(choice, view);
    const body = JSON.stringify(beacon);
    if (body === sent) return;
    sent = body;
    if (isLeaving || !beacon.visit || beacon.visit.country) navigator.sendBeacon(visitsPath, body);
    else askCountry(body);
  };

  const begin = (referrer: string) => {
    path = location.pathname;
    inVisit = false;
    view = createPageView({ key: crypto.randomUUID(), path, referrer });
    if (document.visibilityState === 'visible') view.show(clock());
    clearTimeout(timer);
    timer = setTimeout(() => {
      measureDepth();
      tell(false);
    }, settled);
  };

  const stop = () => {
    clearTimeout(timer);
    view = null;
    endSession();
    forgetVisits();
  };

  const obey = (choice = findBrowserConsent()) => {
    if (!choice?.analytics) return stop();
    if (!choice.marketing) {
      forgetVisitor();
      inVisit = false;
    }
    if (!view) begin(document.referrer);
    else tell(false);
  };

  const leave = () => {
    view?.hide(clock());
    if (view) tell(true);
  };

  const moved = (from: string) => {
    if (!view || location.pathname === path) return;
    leave();
    if (view) begin(from);
  };

  return {
    current: () => view,
    measureDepth,
    tell,
    stop,
    obey,
    leave,
    moved,
    show: () => view?.show(clock()),
    /** The page comes back from the browser's memory: a view of its own. */
    beginAgain: () => {
      view = null;
      obey();
    },
    knowPlatform: (version: string) => {
      platformVersion = version;
    },
  };
}

/**
 * Counts the views of this page and of those that follow it without a load, and tells the site, while the visitor's
 * choice allows it. Listens passively and never throws into the page.
 */
export function followVisit(): void {
  const views = createViews();
  let clickedAt = 0;
  const hear = (target: EventTarget, name: string, task: (event: Event) => void) =>
    target.addEventListener(name, task, { capture: true, passive: true });

  hear(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') views.leave();
    else views.show();
  });
  hear(window, 'pagehide', views.leave);
  hear(window, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) views.beginAgain();
  });
  hear(document, 'click', ({ isTrusted, timeStamp }) => {
    // A label's field is clicked at the same instant, and a click that was held is repeated by script.
    if (isTrusted && timeStamp !== clickedAt) views.current()?.click();
    clickedAt = timeStamp;
  });
  hear(window, 'scroll', views.measureDepth);
  hear(document, 'focusin', ({ target }) => {
    if (target instanceof Element && target.closest(`#${anchors.quoteForm} form`))
      views.current()?.touchForm();
  });
  hear(document, quoteSentEvent, () => {
    views.current()?.sendForm();
    views.tell(false);
  });
  hear(document, consentEvent, (event) => views.obey((event as CustomEvent<ConsentChoice | null>).detail));
  // Another tab has stored a choice. No channel: an open one would keep the page from the cache of the way back.
  hear(window, 'storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === consentName) views.obey(readTold(event as StorageEvent));
    // What was recorded has been erased from another tab: this one must not tell it again.
    else if (key === returningKey && newValue === null && findBrowserConsent()?.marketing) views.stop();
  });
  hear(document, forgetVisitEvent, views.stop);
  followNavigation(views.moved);

  (navigator as Tracking).userAgentData?.getHighEntropyValues(['platformVersion']).then(
    (values) => views.knowPlatform(values.platformVersion ?? ''),
    () => undefined,
  );
  // The site goes by the cookie, which a browser may have dropped while local storage holds.
  syncConsent();
  views.obey();
}

/** Client navigations change the address without a load. Tells the address before. */
function followNavigation(moved: (from: string) => void): void {
  let before = location.href;
  const changed = () => {
    const from = before;
    before = location.href;
    moved(from);
  };
  const { navigation } = window as { navigation?: EventTarget };
  if (navigation) {
    navigation.addEventListener('currententrychange', changed);
    return;
  }
  const push = history.pushState.bind(history);
  history.pushState = (...state) => {
    push(...state);
    changed();
  };
  addEventListener('popstate', changed);
}
