import type { Locale } from '@/lib/i18n/locales';
import type { StaffRole } from './staff';

/** An account that is staff. */
export interface TeamMember {
  /** The account. */
  id: string;
  email: string;
  name: string | null;
  role: StaffRole;
  /** ISO 8601. */
  since: string;
  lastSignInAt: string | null;
  /** Since when the account has a second factor, ISO 8601; null without one. */
  factorSince: string | null;
}

/** Someone who was asked to become staff and has not answered yet. */
export interface StaffInvitation {
  id: string;
  email: string;
  role: StaffRole;
  locale: Locale;
  /** ISO 8601. */
  expiresAt: string;
  /** Address of the admin; null when that account exists no more. */
  invitedBy: string | null;
}

/** What a form of the team page did, or why not; names a sentence under `StaffTeam.outcome`. */
export const teamOutcomes = [
  'invited',
  'resent',
  'withdrawn',
  'roleChanged',
  'removed',
  'factorReset',
  'lastAdmin',
  'unknown',
  'forbidden',
  'rateLimited',
  'unavailable',
] as const;

export type TeamOutcome = (typeof teamOutcomes)[number];

/** Whether an outcome is what was asked for. */
export function isDone(outcome: TeamOutcome): boolean {
  return teamOutcomes.indexOf(outcome) < teamOutcomes.indexOf('lastAdmin');
}
