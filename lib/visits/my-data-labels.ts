import type { DeviceType } from './visit-beacon';

type VisitField =
  | 'country'
  | 'device'
  | 'browser'
  | 'system'
  | 'screen'
  | 'language'
  | 'timezone'
  | 'referrer'
  | 'duration'
  | 'returning';

type ViewField = 'seconds' | 'depth' | 'clicks' | 'form';

/** What the list of one's own visits says, in the page's language. */
export interface MyDataLabels {
  loading: string;
  nothing: string;
  failed: string;
  retry: string;
  visits: string;
  pageViews: string;
  choices: string;
  /** With {count}. */
  more: string;
  fields: Record<VisitField | ViewField, string>;
  devices: Record<DeviceType, string>;
  form: { reached: string; sent: string };
  /** Names of what may be allowed. */
  kinds: Record<'external' | 'analytics' | 'marketing', string>;
  nothingAllowed: string;
  yes: string;
  no: string;
  unknown: string;
  download: string;
  erase: string;
  erased: string;
  eraseFailed: string;
}
