import { BackLink } from '@/components/ui/back-link';
import { InkSection } from '@/components/ui/ink-section';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/i18n/routes';
import { SiteFrame } from '../site-frame';

/** What stands where a private link leads to nothing: why, and whom to call. */
export function UnknownLink({
  page,
  locale,
  words,
}: {
  page: PageId;
  locale: Locale;
  words: { title: string; text: string; back: string };
}) {
  return (
    <SiteFrame locale={locale} page={page}>
      <InkSection
        as="h1"
        id="unknown-link"
        ink="signs"
        heading={words.title}
        aside={
          <>
            <p>{words.text}</p>
            <p className="mt-4">
              <a href={`tel:${company.phone.e164}`} className="sign figures text-3xl hocus:underline">
                {company.phone.display[locale]}
              </a>
            </p>
          </>
        }
        foot={
          <BackLink to="home" locale={locale}>
            {words.back}
          </BackLink>
        }
      />
    </SiteFrame>
  );
}
