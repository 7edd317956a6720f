import { formatPhone } from '@/lib/i18n/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import type { Fitting } from '../fitting';
import { vehicleName } from '../fitting-means';
import { travelInWords } from '../travel-in-words';
import { fittingCrewCopy } from './copy';

type CrewFacts = Pick<Fitting, 'from' | 'travel' | 'vehicle' | 'outdoor' | 'weather' | 'notes'> &
  Fitting['customer'];

/** What a crew has to know, line by line. */
export function crewFacts(data: CrewFacts, locale: Locale): { label: string; value: string }[] {
  const copy = fittingCrewCopy[locale];
  const customer = [data.company, `${data.firstName} ${data.name}`].filter(Boolean).join(', ');
  const travel = travelInWords(data, locale);
  const given: [string, string | null][] = [
    [copy.customer, customer],
    [copy.phone, data.phone && formatPhone(data.phone, locale)],
    [copy.travel, travel && copy.leave(travel.minutes, travel.at)],
    [copy.vehicle, data.vehicle && vehicleName(data.vehicle, locale)],
    [
      data.outdoor ? `${copy.outdoor}, ${copy.weather.toLocaleLowerCase(locale)}` : copy.weather,
      data.weather,
    ],
    [copy.notes, data.notes],
  ];
  return given.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
