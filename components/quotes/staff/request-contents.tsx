import { getTranslations } from 'next-intl/server';
import { PartLink } from '@/lib/i18n/navigation';

/** What a request's page may hold, in its order, by the id that leads there. The sheet hides those that this one lacks. */
const parts = {
  job: 'job',
  fittings: 'fittings',
  photos: 'photos',
  passport: 'passport',
  offer: 'offer',
  payments: 'payments',
  invoices: 'invoices',
  conversation: 'conversation-title',
  customer: 'customer-title',
  answer: 'answer',
  note: 'note-title',
  timeline: 'timeline-title',
} as const;

/** The way to each part of a long page; it stays in sight. */
export async function RequestContents() {
  const t = await getTranslations('StaffRequest.contents');
  return (
    <nav aria-label={t('label')} className="request-contents print:hidden">
      <ul>
        {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
          <li key={part}>
            <PartLink part={parts[part]}>{t(part)}</PartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
