import { expect, test } from 'vitest';
import { mailKinds } from '@/lib/people/person';
import { timelineMails } from '@/lib/quotes/request/event-labels';
import { mailTemplates } from '@/lib/site/mail-templates';

const names = Object.keys(mailTemplates).sort();

test('the page of a person names every mail of the site in words', () => {
  expect([...mailKinds].sort()).toEqual(names);
});

test('the timeline of a request names every mail about one', () => {
  expect([...timelineMails].sort()).toEqual(
    names.filter((name) => /^(?:quote|offer|proof|fitting)-/.test(name)),
  );
});
