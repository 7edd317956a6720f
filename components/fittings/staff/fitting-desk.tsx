import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Fitting } from '@/lib/fittings/fitting';
import { fittingVehicles, vehicleName } from '@/lib/fittings/fitting-means';
import { travelInWords } from '@/lib/fittings/travel-in-words';
import { formatClockTime, formatWeekday } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { FittingForm, type FittingFormProps, type ShownFitting } from './fitting-form.client';

interface FittingDeskProps {
  fittings: readonly Fitting[];
  /** Of a fitting that is not there yet; minted for this page, so that two clicks make one. */
  newId: string;
  /** Whether it is time to plan one: then the form is open. */
  isDue: boolean;
  /** The day from which on whatever is still planned was forgotten, as "2026-12-22"; null while the job goes on. */
  forgottenFrom: string | null;
  /** Where the work is mounted, as far as it is known. */
  address: string;
  /** Who may go. */
  colleagues: readonly { id: string; name: string }[];
  form: FittingFormProps;
  locale: Locale;
  /** What waits for an answer, if anything. */
  children?: ReactNode;
}

const shownFitting = (fitting: Fitting): ShownFitting => ({
  ...fitting,
  crew: fitting.crew.map(({ id }) => id),
  vehicle: fitting.vehicle ?? '',
  address: fitting.address ?? '',
  travel: fitting.travel === null ? '' : String(fitting.travel),
  weather: fitting.weather ?? '',
  notes: fitting.notes ?? '',
});

/** A fitting on one line: "Tuesday 22 December 2026, 8:30–12:30". */
export function FittingMoment({
  fitting: { day, from, to },
  locale,
}: {
  fitting: Pick<Fitting, 'day' | 'from' | 'to'>;
  locale: Locale;
}) {
  return (
    <>
      {formatWeekday(day, locale)},{' '}
      <span className="whitespace-nowrap">
        {formatClockTime(from, locale)}–{formatClockTime(to, locale)}
      </span>
    </>
  );
}

/** The fittings of a job on the request's page: what is planned, each with its form, and another one. */
export async function FittingDesk({
  fittings,
  newId,
  isDue,
  forgottenFrom,
  address,
  colleagues,
  form,
  locale,
  children,
}: FittingDeskProps) {
  const t = await getTranslations('StaffFitting');
  const planned = fittings.filter(({ state }) => state === 'planned');
  const vehiclesFor = (kept: string | null) =>
    fittingVehicles
      .filter((vehicle) => !('retired' in vehicle) || vehicle.id === kept)
      .map(({ id }) => ({ id: id as string, name: vehicleName(id, locale) }));
  const wayOf = (fitting: Fitting) => {
    const way = travelInWords(fitting, locale);
    return way && t('travel', way);
  };
  const goers = (fitting: Fitting) => [
    ...colleagues,
    ...fitting.crew
      .filter(({ id }) => !colleagues.some((one) => one.id === id))
      .map(({ id, name }) => ({ id, name: name ?? t('clash.formerColleague') })),
  ];
  const blank: ShownFitting = {
    id: newId,
    version: 0,
    day: '',
    part: 'day',
    from: '',
    to: '',
    crew: [],
    vehicle: '',
    address,
    travel: '',
    outdoor: false,
    weather: '',
    notes: '',
  };
  return (
    <div id="fittings" className="mt-6">
      <h3 className="sign text-xl">{t('title')}</h3>
      {children}
      {planned.length === 0 ? <p className="mt-1 text-ink-soft">{t('none')}</p> : null}
      <ul className="mt-2 grid grid-cols-1 gap-3">
        {planned.map((fitting) => (
          <li key={fitting.id} className="border-2 border-ink">
            <details>
              <summary className="cursor-pointer px-3 py-2">
                <span className="font-bold">
                  <FittingMoment fitting={fitting} locale={locale} />
                </span>
                <span className="block text-sm break-words">
                  {[
                    fitting.crew.map(({ name }) => name ?? t('clash.formerColleague')).join(', ') ||
                      t('noCrew'),
                    fitting.vehicle && vehicleName(fitting.vehicle, locale),
                    fitting.address ?? t('workshop'),
                    wayOf(fitting),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </summary>
              <div className="border-t-2 border-ink p-3">
                <FittingForm
                  {...form}
                  shown={shownFitting(fitting)}
                  colleagues={goers(fitting)}
                  vehicles={vehiclesFor(fitting.vehicle)}
                />
              </div>
            </details>
            {forgottenFrom !== null && fitting.day >= forgottenFrom ? (
              <p className="px-3 pb-2 text-sm font-bold text-danger">{t('stillPlanned')}</p>
            ) : null}
            {fitting.outdoor ? (
              <p className="px-3 pb-2 text-sm break-words">
                <span className="font-bold">{t('outdoors')}</span>
                {fitting.weather ? ` ${fitting.weather}` : null}
              </p>
            ) : null}
            {fitting.override ? (
              <p className="px-3 pb-2 text-sm break-words">
                {t('overridden', {
                  by: fitting.override.by ?? t('clash.formerColleague'),
                  reason: fitting.override.reason,
                })}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      <details className="mt-3 border-2 border-ink" open={isDue && planned.length === 0}>
        <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium underline underline-offset-4">
          {planned.length === 0 ? t('plan') : t('planAnother')}
        </summary>
        <div className="border-t-2 border-ink p-3">
          <FittingForm {...form} shown={blank} colleagues={colleagues} vehicles={vehiclesFor(null)} />
        </div>
      </details>
    </div>
  );
}
