import { expect, test } from 'vitest';
import { applicationSubmissions } from '@/lib/careers/server/application-submissions';
import { personalSpools } from '@/lib/erasure/server/spools';
import { quoteSubmissions } from '@/lib/quotes/server/quote-submissions';
import { stubServerEnvironment } from '../support/server-environment';

stubServerEnvironment();

test('an erasure searches the folders in which the forms of people wait', () => {
  const foldersOf = ({ folder, setAsideFolder }: { folder: string; setAsideFolder: string }) => ({
    folder,
    setAsideFolder,
  });
  const known = Object.fromEntries(personalSpools().map(({ kind, spool }) => [kind, foldersOf(spool)]));
  expect(known).toEqual({
    quote: foldersOf(quoteSubmissions.openSpool()),
    application: foldersOf(applicationSubmissions.openSpool()),
  });
});
