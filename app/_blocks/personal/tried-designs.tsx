import { getTranslations } from 'next-intl/server';
import { listTries } from '@/lib/designs/server/tries';
import { formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Staff } from '@/lib/staff/staff';
import type { Period } from '@/lib/statistics/period';
import { findFilm } from '@/lib/wrap-simulator/films';
import { vehicles } from '@/lib/wrap-simulator/vehicles/vehicles';

const linesOfTable = 12;

/** A body's or a film's name; its id where it is none of ours any more. */
function nameOf(kind: string, key: string, locale: Locale): string {
  if (kind === 'film') {
    const film = findFilm(key);
    return film ? `${film.name[locale]} ${film.code}` : key;
  }
  return Object.values(vehicles).find(({ id }) => id === key)?.name[locale] ?? key;
}

/** Which bodies and films are tried in the simulator, by those who allow statistics. */
export async function TriedDesigns({
  staff,
  period,
  locale,
}: {
  staff: Staff;
  period: Period;
  locale: Locale;
}) {
  const tries = await listTries(staff, period.from, period.to, linesOfTable);
  const wrap = tries?.filter(({ tool }) => tool === 'wrap') ?? [];
  if (wrap.length === 0) return null;
  const t = await getTranslations('Statistics.tried');
  return (
    <section className="panel mt-10" aria-labelledby="tried-title">
      <h2 id="tried-title" className="sign text-2xl">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t('note')}</p>
      <div className="mt-4 grid grid-cols-1 gap-8 md:grid-cols-2">
        {(['body', 'film'] as const).map((kind) => (
          <table key={kind} className="w-full text-left">
            <caption className="text-left font-bold">{t(kind)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col" className="text-right">
                  {t('tries')}
                </th>
              </tr>
            </thead>
            <tbody>
              {wrap
                .filter((line) => line.kind === kind)
                .map(({ key, tries: count }) => (
                  <tr key={key} className="border-t border-line">
                    <th scope="row" className="py-1 font-normal">
                      {nameOf(kind, key, locale)}
                    </th>
                    <td className="figures py-1 text-right">{formatCount(count, locale)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
