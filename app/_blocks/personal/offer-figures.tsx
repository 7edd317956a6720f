import { OfferFiguresView } from '@/components/offers/staff/offer-figures';
import { LostCounts } from '@/components/quotes/staff/lost-counts';
import type { Locale } from '@/lib/i18n/locales';
import { loadJobSteps } from '@/lib/jobs/server/stage-store';
import { readOfferFigures } from '@/lib/offers/server/offer-figures';
import { countLostReasons } from '@/lib/quotes/server/lost-reasons';
import { mayOpen } from '@/lib/staff/areas';
import type { Staff } from '@/lib/staff/staff';
import type { Period } from '@/lib/statistics/period';

/** What came of offers in a period, for those who write them. */
export async function OfferFigures({
  staff,
  period,
  locale,
}: {
  staff: Staff;
  period: Period;
  locale: Locale;
}) {
  if (!mayOpen(staff.role, 'requests')) return null;
  const [figures, lost] = await Promise.all([
    readOfferFigures(staff, period.from, period.to),
    countLostReasons(staff, period.from, period.to),
  ]);
  const isEmpty =
    figures.sent + figures.waiting.offers + figures.months.length + figures.stages.length + lost.length === 0;
  if (isEmpty) return null;
  return (
    <OfferFiguresView figures={figures} stages={await loadJobSteps(locale)} locale={locale}>
      <LostCounts lost={lost} locale={locale} />
    </OfferFiguresView>
  );
}
