import { getTranslations } from 'next-intl/server';
import type { ServiceGroupId } from '@/lib/i18n/service-catalogue';
import type { RequestSubject } from '@/lib/quotes/project-types';

/** The group whose ink a project is drawn in. */
export const inkOfProject = {
  signage: 'lettering',
  lettering: 'lettering',
  covering: 'wrapping',
  sign: 'signs',
  embroidery: 'textile',
  design: 'design',
  other: 'walls',
  samples: 'wrapping',
  claim: 'signs',
} satisfies Record<RequestSubject, ServiceGroupId>;

/** What a request is about: a swatch of its ink and its name. */
export async function SubjectMark({ subject }: { subject: RequestSubject }) {
  const t = await getTranslations('ProjectTypes');
  return (
    <span data-ink={inkOfProject[subject]} className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="size-3 shrink-0 bg-solid" />
      {t(subject)}
    </span>
  );
}
