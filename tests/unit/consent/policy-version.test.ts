import { expect, test } from 'vitest';
import { policyVersion } from '@/lib/browser/stored-consent';
import { hashConsentText } from '@/lib/consent/server/text-hash';
import { locales } from '@/lib/i18n/locales';

/** The words of the question in each language, by the version of the policy under which they were asked. */
const asked: Record<string, Record<string, string>> = {
  '1.0': {
    fr: '1624e92687f15003012c600b08c54822433cbb1fc1d0caf93255caec98261d59',
    nl: '4d50e70f95924b907aad24b07c6e499d127a5daa19464d97c175f68e1099ed9c',
    en: '19952b96bb4183f5a81ab2ea1ef3b9bf57cf59528195e7d004e5f1d76959e3dd',
  },
};

test.each(locales)('the question about cookies has the words of its version (%s)', async (locale) => {
  const found = { version: policyVersion, hash: await hashConsentText(locale) };
  // Who agreed did so to other words: raise `policyVersion` in lib/browser/stored-consent.ts, and write it down here.
  expect(found).toEqual({ version: policyVersion, hash: asked[policyVersion]?.[locale] });
});
