import { getTranslations } from 'next-intl/server';
import { type CustomerRequest, stageOf } from '@/lib/quotes/customer-request';

type Step = 'received' | 'answered' | 'quoted' | 'won' | 'lost' | 'withdrawn';

/** The way of a request, and how far it has come. */
export function stepsOf(request: CustomerRequest): { steps: Step[]; current: number } {
  const { answeredAt, quotedAt, withdrawnAt } = request;
  const status = stageOf(request);
  if (status === 'lost') {
    const way: Step[] = ['received'];
    if (answeredAt) way.push('answered');
    if (quotedAt) way.push('quoted');
    way.push(withdrawnAt ? 'withdrawn' : 'lost');
    return { steps: way, current: way.length - 1 };
  }
  const steps: Step[] = ['received', 'answered', 'quoted', 'won'];
  return { steps, current: { new: 0, contacted: 1, quoted: 2, won: 3 }[status] };
}

/** The steps as a ruler: those behind are filled, the one it stands at is marked. */
export async function StatusSteps({ request }: { request: CustomerRequest }) {
  const t = await getTranslations('QuoteStatus.steps');
  const { steps, current } = stepsOf(request);
  return (
    <ol aria-label={t('label')} className="status-ruler">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-reached={index <= current ? '' : undefined}
        >
          {t(step)}
          {index === current ? <span className="sr-only"> ({t('current')})</span> : null}
        </li>
      ))}
    </ol>
  );
}
