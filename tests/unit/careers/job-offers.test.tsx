import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JobOffers } from '@/components/careers/job-offers';
import { applyPath } from '@/lib/careers/apply-path';
import type { JobLabels } from '@/lib/careers/job-labels';
import { type JobOffer, jobOffers } from '@/lib/careers/job-offers';
import type { Shown } from '@/lib/company/sample';

const labels: JobLabels = {
  department: 'Team',
  location: 'Place',
  type: 'Contract',
  experience: 'Experience',
  skills: 'Skills',
  apply: 'Apply',
  example: 'Example',
  none: 'No position is open.',
  applyAnyway: 'Apply anyway',
};
const draw = (offers: readonly Shown<JobOffer>[]) =>
  renderToStaticMarkup(<JobOffers offers={offers} locale="en" heading="Jobs" labels={labels} />);

test('each invented job wears its mark, and a real one none', () => {
  expect(draw(jobOffers).match(/>Example</g)).toHaveLength(jobOffers.length);
  expect(draw(jobOffers.map((offer) => ({ ...offer, sample: false })))).not.toContain('>Example<');
});

test('without a job the section says so, and leads to an application for none in particular', () => {
  const html = draw([]);
  expect(html).toContain(labels.none);
  expect(html).toContain(`href="${applyPath('spontaneous', 'en')}"`);
  expect(html).toContain('id="job-offers"');
  expect(draw(jobOffers)).not.toContain(labels.none);
});

test('a description keeps the paragraphs that it was written in', () => {
  const [offer] = jobOffers;
  if (!offer) throw new Error('There is no offer.');
  const written = 'You set the letters.\n\nYou cut the films.';
  const html = draw([{ ...offer, description: { fr: '', nl: '', en: written } }]);
  const around = html.slice(0, html.indexOf(written)).match(/<p class="([^"]*)">$/)?.[1];
  expect(around?.split(' ')).toContain('whitespace-pre-line');
});
