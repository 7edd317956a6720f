import { company } from '@/lib/company/company';
import type { Shown } from '@/lib/company/sample';
import type { Localized, locales } from '@/lib/i18n/locales';
import type { Employment } from '@/lib/showcase/entries';
import { chooseShown, type Showcase } from '@/lib/showcase/showcase';
import { type JobOffer, jobOffers } from './job-offers';

/** What a contract is called for readers. */
const employmentLabels: Record<Employment, Localized> = {
  FULL_TIME: { fr: 'Temps plein', nl: 'Voltijds', en: 'Full time' },
  PART_TIME: { fr: 'Temps partiel', nl: 'Deeltijds', en: 'Part time' },
  CONTRACTOR: { fr: 'Indépendant', nl: 'Zelfstandig', en: 'Freelance' },
  TEMPORARY: {
    fr: 'Contrat à durée déterminée',
    nl: 'Contract van bepaalde duur',
    en: 'Fixed-term contract',
  },
  INTERN: { fr: 'Stage', nl: 'Stage', en: 'Internship' },
};

/** The skills that a text of lines lists, by language; a language with fewer lines leaves its last ones out. */
function skillsOf(text: Localized): Localized[] {
  const lines = (locale: (typeof locales)[number]) =>
    text[locale]
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const [fr, nl, en] = [lines('fr'), lines('nl'), lines('en')];
  return Array.from({ length: Math.min(fr.length, nl.length, en.length) }, (_, index) => ({
    fr: fr[index] ?? '',
    nl: nl[index] ?? '',
    en: en[index] ?? '',
  }));
}

function toOffer(job: Showcase['jobs'][number]): JobOffer {
  const { employment, skills, ...said } = job;
  return {
    ...said,
    location: company.address.city,
    type: { label: employmentLabels[employment], schema: employment },
    skills: skillsOf(skills),
  };
}

/** The jobs that are open, or examples of some, or none. */
export function shownJobs({ jobs, examplesShown }: Showcase): readonly Shown<JobOffer>[] {
  return chooseShown(jobs.map(toOffer), jobOffers, examplesShown);
}

/** The jobs that are really open. */
export function realJobs(showcase: Showcase): readonly JobOffer[] {
  return showcase.jobs.map(toOffer);
}
