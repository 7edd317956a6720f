import { company } from '@/lib/company/company';

/** From whom mails come: an address of the environment that has no name of its own gets the company's. */
export function senderOf(mailbox: string): string | { name: string; address: string } {
  return mailbox.includes('<') ? mailbox : { name: company.name, address: mailbox };
}
