/** What a page tells of one view of itself. Each beacon says all of the view so far. */
export interface PageViewReport {
  /** Random, made by the page for this view and known to it alone. */
  key: string;
  /** Path of the address, without query. */
  path: string;
  title: string;
  /** Address of the page before, of this site or another; empty when there was none. */
  referrer: string;
  clicks: number;
  /** Seconds in which the page was visible. */
  seconds: number;
  /** Deepest point that came into view, in per cent of the page's height. */
  depth: number;
  reachedForm: boolean;
  sentForm: boolean;
}

/** What the tab tells of its visit so far, only where marketing is allowed too. */
export interface VisitReport {
  /** Paths in the order in which they were viewed, the first one is where the visit began. */
  pages: string[];
  /** Seconds since the visit began. */
  seconds: number;
  /** Where the visit came from; empty when from nowhere. */
  referrer: string;
  /** Width and height of the screen in CSS pixels, "1440x900". */
  screen: string;
  /** Language of the browser, "nl-BE". */
  language: string;
  /** "Europe/Brussels". */
  timezone: string;
  returning: boolean;
  /** More than one finger can touch the screen. */
  touch: boolean;
  /** Of the system, "15.0.0", where the browser tells; else empty. */
  platformVersion: string;
  /** What the site answered to an earlier beacon of this visit. */
  country?: string;
}

/** Body of a request to `visitsPath`. */
export interface VisitBeacon {
  /** Random, kept by the tab for its visit. */
  session: string;
  view: PageViewReport;
  visit?: VisitReport;
}

/** Where beacons go. */
export const visitsPath = '/api/visits';

/** Bounds of what is recorded; the tables have the same. */
export const visitBounds = {
  path: 300,
  title: 300,
  referrer: 2000,
  pages: 100,
  clicks: 10_000,
  seconds: 86_400,
} as const;

/** What stands for a country, a city, a browser or a system that is not known. */
export const unknown = 'Unknown';

export type DeviceType = 'desktop' | 'tablet' | 'mobile';
