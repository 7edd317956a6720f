import { expect, test } from 'vitest';
import { jobOffers } from '@/lib/careers/job-offers';
import { jobPosting } from '@/lib/careers/job-posting';
import { company } from '@/lib/company/company';
import { locales } from '@/lib/i18n/locales';

test('a job reads the same to search engines as on the page', () => {
  for (const offer of jobOffers) {
    for (const locale of locales) {
      const posting = JSON.parse(JSON.stringify(jobPosting(offer, locale)));
      expect(posting).toMatchObject({
        '@type': 'JobPosting',
        title: offer.title[locale],
        description: offer.description[locale],
        employmentType: offer.type.schema,
        hiringOrganization: { name: company.name },
        jobLocation: { address: { addressLocality: company.address.city[locale] } },
      });
      expect(Date.parse(posting.validThrough)).toBeGreaterThan(Date.parse(posting.datePosted));
      for (const skill of offer.skills) expect(posting.skills).toContain(skill[locale]);
    }
  }
});
