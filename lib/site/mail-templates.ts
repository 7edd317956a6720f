import 'server-only';
import { accountMails } from '@/lib/accounts/mail/templates';
import { alfredMails } from '@/lib/alfred/mail/templates';
import { applicationMails } from '@/lib/careers/mail/templates';
import { fittingMails } from '@/lib/fittings/mail/templates';
import type { MailTemplates } from '@/lib/mail/rendered-mail';
import { newsletterMails } from '@/lib/newsletter/mail/templates';
import { noticeMails } from '@/lib/notices/mail/templates';
import { offerMails } from '@/lib/offers/mail/templates';
import { proofMails } from '@/lib/proofs/mail/templates';
import { quoteMails } from '@/lib/quotes/mail/templates';
import { staffMails } from '@/lib/staff/mail/templates';

/** Every template the outbox may name; each domain brings its own. */
export const mailTemplates = {
  ...quoteMails,
  ...applicationMails,
  ...newsletterMails,
  ...accountMails,
  ...staffMails,
  ...alfredMails,
  ...offerMails,
  ...proofMails,
  ...fittingMails,
  ...noticeMails,
} satisfies MailTemplates;
