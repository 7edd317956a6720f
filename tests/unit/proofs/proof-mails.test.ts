import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import {
  type ProofDecidedData,
  type ProofSentData,
  renderProofApproved,
  renderProofNews,
  renderProofSent,
} from '@/lib/proofs/mail/proof-mails';

const siteUrl = 'https://opaak.example';
const statusUrl = `${siteUrl}/ma-demande?token=482-917-635.abc#proof`;

describe.each(locales)('In %s', (locale) => {
  const common = {
    reference: '482-917-635',
    about: 'covering' as const,
    firstName: 'Claire',
    position: 2,
    locale,
    siteUrl,
    statusUrl,
  };
  const sent: ProofSentData = { ...common, words: 'Bonjour,\n\nvoyez evil.example pour le reste.' };
  const approved: ProofDecidedData = {
    ...common,
    name: 'Dubois',
    email: 'claire@example.org',
    kind: 'approved',
    signature: 'Claire Dubois',
    words: null,
    points: [],
    width: 1000,
    height: 500,
    hash: 'ab'.repeat(32),
  };

  test('the mail of a proof brings the sender’s words and the link', async () => {
    const mail = await renderProofSent(sent);
    expect(mail.subject).toContain('482-917-635');
    expect(mail.html).toContain(`href="${statusUrl}"`);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.text).toContain(statusUrl);
    expect(mail.text).toContain('Bonjour,');
  });

  test('who approved gets a copy with their name and the hash of the file', async () => {
    const { text } = await renderProofApproved(approved);
    expect(text).toContain('Claire Dubois');
    expect(text.replace(/\s/g, '')).toContain('ab'.repeat(32));
  });

  test('staff read who approved, or every point with the square it lies in', async () => {
    const yes = await renderProofNews(approved, locale);
    expect(yes.subject).toMatch(/^\[482-917-635\] Claire Dubois /);
    expect(yes.text).toContain('/482-917-635#job');
    const no = await renderProofNews(
      {
        ...approved,
        kind: 'changes',
        signature: null,
        words: 'Pour le reste, parfait.',
        points: [
          { x: 0.25, y: 0.75, page: null, text: 'Le bleu est trop foncé.' },
          { x: null, y: null, page: 3, text: 'Faute de frappe.' },
        ],
      },
      locale,
    );
    expect(no.subject).not.toBe(yes.subject);
    const colon = locale === 'fr' ? '\u00a0:' : ':';
    expect(no.text).toContain(`1. C4${colon} Le bleu est trop foncé.`);
    expect(no.text).toMatch(new RegExp(`2\\. (?:page|pagina) 3${colon} Faute de frappe\\.`));
    expect(no.text).toContain('Pour le reste, parfait.');
  });
});
