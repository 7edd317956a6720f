import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DataTable } from '@/components/staff/data-table';
import { StatTile } from '@/components/staff/stat-tile';
import { formatAmount, formatCount, formatMonth, formatShare, formatTimeBetween } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import {
  linesOfStages,
  type OfferFigures,
  offerOutcomes,
  type StageLine,
  winRate,
} from '@/lib/offers/offer-figures';

/** What came of offers: the share that was accepted, how soon, and for how much, by month and by stage of the work. */
export async function OfferFiguresView({
  figures,
  stages,
  children,
  locale,
}: {
  figures: OfferFigures;
  /** What the stages of a job are called, in the order of the work. */
  stages: readonly StageNamed[];
  /** A table beside those of amounts. */
  children: ReactNode;
  locale: Locale;
}) {
  const t = await getTranslations('StaffOfferFigures');
  const { sent, states, medianSeconds, waiting } = figures;
  const rate = winRate(figures);
  const outcomes = offerOutcomes
    .filter((outcome) => states[outcome])
    .map((outcome) => t(`outcomes.${outcome}`, { count: states[outcome] ?? 0 }));
  return (
    <section className="panel mt-10" aria-labelledby="offer-figures">
      <h2 id="offer-figures" className="sign text-2xl">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t('note')}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
        <StatTile label={t('sent')} value={formatCount(sent, locale)} note={outcomes.join(', ') || null} />
        <StatTile
          label={t('rate')}
          value={rate === null ? '–' : formatShare(rate, locale)}
          note={t('rateNote')}
        />
        <StatTile
          label={t('time')}
          value={medianSeconds === null ? '–' : formatTimeBetween(medianSeconds * 1000, locale)}
          note={t('timeNote')}
        />
        <StatTile
          label={t('waiting')}
          value={formatAmount(waiting.net, locale)}
          note={t('waitingNote', { count: waiting.offers })}
        />
      </dl>
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <Months months={figures.months} locale={locale} />
        <Stages figures={figures} named={stages} locale={locale} />
        {children}
      </div>
    </section>
  );
}

async function Months({ months, locale }: { months: OfferFigures['months']; locale: Locale }) {
  const t = await getTranslations('StaffOfferFigures');
  if (months.length === 0) return null;
  const figure = (count: number, net: number) =>
    count === 0 ? '–' : `${formatAmount(net, locale)} (${formatCount(count, locale)})`;
  return (
    <div>
      <h3 className="font-bold">{t('byMonth')}</h3>
      <DataTable
        caption={t('byMonth')}
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          {
            id: 'month',
            heading: t('month'),
            isRowHeading: true,
            cell: ({ month }) => formatMonth(`${month}-01`, locale),
          },
          {
            id: 'sent',
            heading: t('sent'),
            align: 'end',
            cell: ({ sent, sentNet }) => figure(sent, sentNet),
          },
          {
            id: 'accepted',
            heading: t('accepted'),
            align: 'end',
            cell: ({ accepted, acceptedNet }) => figure(accepted, acceptedNet),
          },
        ]}
      />
    </div>
  );
}

/** A stage: a kind, by its own id, or one of the agency's own within it. */
interface StageNamed {
  id: string;
  isOwn: boolean;
  name: string;
}

async function Stages({
  figures,
  named,
  locale,
}: {
  figures: OfferFigures;
  named: readonly StageNamed[];
  locale: Locale;
}) {
  const t = await getTranslations('StaffOfferFigures');
  if (figures.stages.length === 0) return null;
  const nameOf = ({ stage, ownStage }: StageLine) => {
    const name = named.find(({ id }) => id === (ownStage ?? stage))?.name ?? stage;
    return ownStage === null ? name : t('within', { name });
  };
  const own = named.filter(({ isOwn }) => isOwn).map(({ id }) => id);
  return (
    <div>
      <h3 className="font-bold">{t('byStage')}</h3>
      <DataTable
        caption={t('byStage')}
        rows={linesOfStages(figures, own)}
        rowKey={({ stage, ownStage }) => ownStage ?? stage}
        columns={[
          {
            id: 'stage',
            heading: t('stage'),
            isRowHeading: true,
            cell: (line) => (
              <span className={line.ownStage === null ? undefined : 'pl-4 font-normal'}>{nameOf(line)}</span>
            ),
          },
          {
            id: 'jobs',
            heading: t('jobs'),
            align: 'end',
            cell: ({ jobs: count }) => formatCount(count, locale),
          },
          { id: 'net', heading: t('net'), align: 'end', cell: ({ net }) => formatAmount(net, locale) },
        ]}
      />
    </div>
  );
}
