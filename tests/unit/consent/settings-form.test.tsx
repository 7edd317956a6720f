import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SettingsForm } from '@/components/consent/settings-form';
import { nothingAllowed } from '@/lib/consent/choice';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

let locale: Locale = 'fr';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'Consent') =>
    createTranslator({ locale, namespace, messages: await loadMessages(locale) }),
}));

const number = '4b0c1f9e-3f5a-4c5e-9a52-8f6f0e6f7d11';

test.each(locales)(
  'the settings say the number by which staff find the choice, if it has one (%s)',
  async (asked) => {
    locale = asked;
    const { ConsentProof } = await loadMessages(asked);
    const draw = async (proof: string | undefined) =>
      renderToStaticMarkup(await SettingsForm({ locale, allowed: nothingAllowed, proof, note: null }));
    const said = ConsentProof.number.replace('{number}', number);
    // In the form, which the dialog borrows.
    expect(await draw(number)).toMatch(new RegExp(`<form.*>${said}<.*</form>`));
    expect(await draw(undefined)).not.toContain(ConsentProof.number.replace('{number}', ''));
  },
);
