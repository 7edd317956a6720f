import type { CustomerRequest } from './customer-request';

/** A file of a customer with the addresses under which they look at it; null where it does not open, or has no picture. */
export type OwnFile = CustomerRequest['files'][number] & {
  saveUrl: string;
  openUrl: string | null;
  previewUrl: string | null;
};
