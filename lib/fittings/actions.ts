'use server';

import { refresh } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import type { ActionResult } from '@/lib/actions/result';
import { readTextEntry } from '@/lib/forms/read-entry';
import { formatClockTime, formatDays, formatWeekday } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { pathWithin } from '@/lib/i18n/routes';
import { isReference } from '@/lib/quotes/reference';
import { staffActions, staffButtons } from '@/lib/staff/server/staff-action';
import type { AbsenceRefusal } from './absence';
import type { Fitting, FittingClash } from './fitting';
import { halfDays, vehicleName } from './fitting-means';
import type { FittingConflict, FittingResult } from './fitting-result';
import { readAbsence } from './read-absence';
import { readAnswer } from './read-answer';
import {
  readFitting,
  readFittingAddress,
  readFittingStanding,
  readFittingTime,
  readOverride,
} from './read-fitting';
import { addAbsence, removeAbsence } from './server/absence-store';
import { changeFeed } from './server/calendar-feed';
import { cancelFitting, type FittingChanged, findFitting, saveFitting } from './server/fitting-store';
import { acceptProposal, declineProposal, findProposal } from './server/proposal-store';
import { minutesInWords } from './travel-in-words';
import { typedFitting } from './typed-fitting';

const fittingAction = staffActions('jobs');

async function clashInWords(clash: FittingClash, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'StaffFitting.clash' });
  if (!('who' in clash)) return t(clash.kind);
  if (clash.kind === 'away') {
    const days = formatDays(clash.from, clash.to, locale);
    return t('away', { who: clash.who ?? t('formerColleague'), days });
  }
  const at = { from: formatClockTime(clash.from, locale), to: formatClockTime(clash.to, locale) };
  const who =
    clash.kind === 'vehicle' ? vehicleName(clash.who ?? '', locale) : (clash.who ?? t('formerColleague'));
  const { reference, travel } = clash;
  if (travel === null) return t('elsewhere', { who, reference, ...at });
  return t('onTheWay', { who, reference, ...at, minutes: minutesInWords(travel, locale) });
}

async function sentenceOf(fitting: Fitting, locale: Locale): Promise<string> {
  const done = await getTranslations({ locale, namespace: 'StaffFitting.done' });
  if (fitting.state === 'cancelled') return done('cancelled');
  return done('saved', {
    day: formatWeekday(fitting.day, locale),
    from: formatClockTime(fitting.from, locale),
    to: formatClockTime(fitting.to, locale),
  });
}

async function resultOf(
  changed: FittingChanged,
  locale: Locale,
  answer: {
    refused: <Reason extends string>(
      reason: Reason,
    ) => { status: 'refused'; reason: Reason; values: Record<string, string> };
    conflict: (found: FittingConflict) => {
      status: 'conflict';
      conflict: FittingConflict;
      values: Record<string, string>;
    };
  },
): Promise<FittingResult> {
  switch (changed.status) {
    case 'ok':
    case 'same':
      return { status: 'ok', data: { sentence: await sentenceOf(changed.fitting, locale) } };
    case 'conflict':
      return answer.conflict({ kind: 'version', version: changed.fitting.version });
    case 'clash':
      return answer.conflict({
        kind: 'clash',
        clashes: await Promise.all(changed.clashes.map((clash) => clashInWords(clash, locale))),
        keys: changed.clashes.map(({ key }) => key).join(' '),
      });
    default:
      return answer.refused(changed.status);
  }
}

/** Plans, changes or calls off a fitting of a job. */
export const changeFittingForm = fittingAction(
  'fittings.change',
  typedFitting,
  async ({ staff, form, locale, refused, invalid, conflict }, reference: string): Promise<FittingResult> => {
    const read = readFitting(form);
    if (read.kind === 'unreadable' || !isReference(reference)) return refused('invalid');
    if (read.kind === 'invalid') return invalid(read.fields);
    const changed =
      read.kind === 'cancel'
        ? await cancelFitting(staff, reference, read)
        : await saveFitting(staff, reference, read.fitting);
    refresh();
    return resultOf(changed, locale, { refused, conflict });
  },
);

/** Moves a fitting of the calendar to another time, by its form or by hand; everything else stays as it is. */
export const moveFittingForm = staffActions('calendar')(
  'fittings.move',
  typedFitting,
  async ({ staff, form, locale, refused, invalid, conflict }): Promise<FittingResult> => {
    const reference = readTextEntry(form, 'reference');
    const standing = readFittingStanding(form);
    if (standing === null || !isReference(reference)) return refused('invalid');
    const read = readFittingTime(form);
    const override = readOverride(form);
    if (!read.ok || !override.ok)
      return invalid({ ...(read.ok ? {} : read.fields), ...(override.ok ? {} : override.fields) });
    const found = await findFitting(staff, standing.id);
    if (found?.reference !== reference) return refused('unknown');
    const { reason, seen } = override;
    const moved = await saveFitting(staff, reference, {
      ...found,
      ...standing,
      ...read.time,
      crew: found.crew.map(({ id }) => id),
      reason,
      seen,
    });
    refresh();
    return resultOf(moved, locale, { refused, conflict });
  },
);

/** Answers what the customer of a job proposed: plans the fitting at one of the half-days, or declines both. */
export const answerProposalForm = fittingAction(
  'fittings.answer',
  typedFitting,
  async ({ staff, form, locale, refused, invalid, conflict }, reference: string): Promise<FittingResult> => {
    const standing = readFittingStanding(form);
    if (standing === null || !isReference(reference)) return refused('invalid');
    const proposal = await findProposal(reference);
    const id = readTextEntry(form, 'proposal');
    if (proposal?.id !== id || proposal.state !== 'open') return refused('answered');
    const read = readAnswer(form, proposal);
    if (read.kind === 'unreadable') return refused('invalid');
    if (read.kind === 'invalid') return invalid(read.fields);
    if (read.kind === 'decline') {
      const status = await declineProposal(staff, { reference, proposal: id, answer: read.answer });
      refresh();
      const said = await getTranslations({ locale, namespace: 'StaffFitting.proposal' });
      return status === 'declined'
        ? { status: 'ok', data: { sentence: said('declined') } }
        : refused(status === 'unknown' ? 'answered' : status);
    }
    const { slot } = read;
    const found = await findFitting(staff, standing.id);
    if (standing.version > 0 && found?.reference !== reference) return refused('unknown');
    // An empty field is the workshop, and none at all nothing that anybody said.
    if (!found && !form.has('address')) return refused('invalid');
    const override = readOverride(form);
    // One that moves stays where it is.
    const place = found ? { ok: true as const, address: found.address } : readFittingAddress(form);
    if (!override.ok || !place.ok)
      return invalid({ ...(override.ok ? {} : override.fields), ...(place.ok ? {} : place.fields) });
    const kept = found ?? {
      crew: [],
      vehicle: null,
      travel: null,
      outdoor: false,
      weather: null,
      notes: null,
    };
    const changed = await acceptProposal(
      staff,
      { reference, proposal: id },
      {
        ...kept,
        ...standing,
        ...slot,
        ...halfDays[slot.part],
        crew: kept.crew.map((one) => one.id),
        address: place.address,
        reason: override.reason,
        seen: override.seen,
      },
    );
    refresh();
    return resultOf(changed, locale, { refused, conflict });
  },
);

/** Gives a colleague another address for the feed of their fittings, or revokes it. */
export const changeFeedButton = staffButtons('calendar')(
  'fittings.feed',
  async ({ staff, form }) => {
    const isWanted = readTextEntry(form, 'intent') === 'make';
    const status = await changeFeed(staff, isWanted);
    return status === 'ok' ? (isWanted ? 'made' : 'revoked') : status;
  },
  (locale, outcome) => `${pathWithin('admin-calendar', locale, { query: { feed: outcome } })}#feed`,
);

/** Notes that a colleague is away. */
export const addAbsenceForm = staffActions('calendar')(
  'absences.add',
  readAbsence,
  async ({ input, staff, refused }): Promise<ActionResult<null, AbsenceRefusal>> => {
    const status = await addAbsence(staff, input);
    if (status !== 'ok') return refused(status);
    refresh();
    return { status: 'ok', data: null };
  },
);

/** Takes an absence back. */
export const removeAbsenceButton = staffButtons('calendar')(
  'absences.remove',
  ({ staff, form }) => removeAbsence(staff, readTextEntry(form, 'absence')),
  (locale, outcome) => `${pathWithin('admin-calendar', locale, { query: { absence: outcome } })}#absences`,
);
