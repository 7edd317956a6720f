import { getTranslations } from 'next-intl/server';
import { StatTile } from '@/components/staff/stat-tile';

/** Where the work asks for somebody. */
export async function JobFigures({
  toChange,
  blocked,
  late,
}: {
  /** Proofs that a customer wants changed. */
  toChange: number;
  blocked: number;
  /** Whose day is over. */
  late: number;
}) {
  const t = await getTranslations('Jobs.figures');
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <StatTile label={t('toChange')} value={toChange} alert={toChange > 0} />
      <StatTile label={t('late')} value={late} alert={late > 0} />
      <StatTile label={t('blocked')} value={blocked} />
    </dl>
  );
}
