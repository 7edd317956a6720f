import { ApplicationForm } from '@/components/careers/application-form.client';
import { ApplicationSection } from '@/components/careers/application-section';
import { spontaneous } from '@/lib/careers/careers-copy';
import { loadApplicationFormLabels } from '@/lib/careers/form-labels';
import { company } from '@/lib/company/company';
import type { ReturnedForm } from '@/lib/forms/returned-form';
import type { Locale } from '@/lib/i18n/locales';

/** The application form as it ends the careers page. */
export async function ApplicationBlock({
  locale,
  as,
  returned,
}: {
  locale: Locale;
  as?: 'h1' | 'h2';
  returned?: ReturnedForm | null;
}) {
  return (
    <ApplicationSection heading={spontaneous.heading[locale]} text={spontaneous.text[locale]} as={as}>
      <ApplicationForm
        labels={await loadApplicationFormLabels(locale)}
        locale={locale}
        contact={{
          phone: company.phone.display[locale],
          phoneHref: `tel:${company.phone.e164}`,
          email: company.email,
        }}
        returned={returned}
      />
    </ApplicationSection>
  );
}
