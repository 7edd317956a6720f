import type { DeviceType } from './visit-beacon';

/** What is recorded under the keys of a browser. */
export interface OwnVisits {
  visits: OwnVisit[];
  pageViews: OwnPageView[];
  choices: OwnChoice[];
}

/** Times are ISO 8601, durations seconds. */
export interface OwnVisit {
  at: string;
  country: string;
  device: DeviceType;
  browser: string;
  system: string;
  screen: string | null;
  language: string | null;
  timezone: string | null;
  referrer: string | null;
  pages: string[];
  seconds: number;
  returning: boolean;
}

export interface OwnPageView {
  at: string;
  url: string;
  title: string | null;
  referrer: string | null;
  clicks: number;
  seconds: number;
  /** Per cent of the page's height. */
  depth: number;
  reachedForm: boolean;
  sentForm: boolean;
}

export interface OwnChoice {
  at: string;
  page: string;
  browser: string;
  analytics: boolean;
  marketing: boolean;
  external: boolean;
}

/** Where a page asks for them by POST, and erases them by DELETE; both bring the keys in their body. */
export const ownVisitsPath = '/api/visits/own';

/** Body of both. */
export interface OwnVisitsRequest {
  sessions: string[];
}

/** So many visits at a time. */
export const maxOwnSessions = 100;
