import { expect } from '@playwright/test';
import { stack } from './stack';

export interface Mail {
  subject: string;
  html: string;
  text: string;
  to: { address: string }[];
}

async function listMails(): Promise<Mail[]> {
  const response = await fetch(`${stack.mailboxUrl}/api/email`);
  if (!response.ok) throw new Error(`The mailbox answers ${response.status}`);
  return (await response.json()) as Mail[];
}

async function mailsAbout(reference: string): Promise<Mail[]> {
  return (await listMails()).filter(({ subject, text }) => `${subject}\n${text}`.includes(reference));
}

/** Waits for the two mails of a quote request: the prospect's and the one for staff. */
export async function receiveQuoteMails(reference: string, prospect: string) {
  await expect
    .poll(async () => (await mailsAbout(reference)).map(({ to }) => to[0]?.address).sort(), {
      message: `two mails about ${reference}`,
      timeout: 15_000,
    })
    .toEqual([prospect, stack.quotesInbox].sort());
  const mails = await mailsAbout(reference);
  const to = (address: string) => {
    const mail = mails.find((candidate) => candidate.to[0]?.address === address);
    if (!mail) throw new Error(`No mail to ${address}`);
    return mail;
  };
  return { confirmation: to(prospect), notification: to(stack.quotesInbox) };
}

/** Waits for a mail to this address, the newest that fits. */
export async function findMailTo(address: string, about = /./): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await listMails()).filter(
          ({ to, subject, text }) => to[0]?.address === address && about.test(`${subject}\n${text}`),
        );
        found = mails.at(-1);
        return found !== undefined;
      },
      { message: `a mail to ${address} about ${about}`, timeout: 15_000 },
    )
    .toBe(true);
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}
