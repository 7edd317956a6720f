import { expect } from '@playwright/test';
import { stack } from './stack';

export interface Mail {
  id: string;
  subject: string;
  html: string;
  text: string;
  to: { address: string }[];
}

/** How often a mail is looked for: seldom at first costs a second for most, which are there in a quarter of one. */
const intervals = [100, 150, 200, 250];

async function askMailbox<Answer>(path: string, query: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${stack.mailboxUrl}/api/email${path}?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`The mailbox answers ${response.status}`);
  return (await response.json()) as Answer;
}

/** Those to one address, of one subject if given. All of a run are many megabytes, and so are those to staff. */
function listMails(to: string, subject?: string): Promise<Mail[]> {
  return askMailbox('', { 'to.address': to, ...(subject === undefined ? {} : { subject }) });
}

/** All whose subject or text holds this. */
async function mailsAbout(reference: string): Promise<Mail[]> {
  const { items } = await askMailbox<{ items: { id: string }[] }>('/summary', {
    search: reference,
    sort: 'asc',
  });
  const mails = await Promise.all(items.map(({ id }) => askMailbox<Mail>(`/${id}`, {})));
  return mails.filter(({ subject, text }) => `${subject}\n${text}`.includes(reference));
}

/** Waits for the mail of this subject to this address; there must be one only. */
export async function receiveMail(address: string, subject: string): Promise<Mail> {
  const find = () => listMails(address, subject);
  await expect
    .poll(async () => (await find()).length, {
      message: `"${subject}" to ${address}`,
      timeout: 15_000,
      intervals,
    })
    .toBe(1);
  const [mail] = await find();
  if (!mail) throw new Error(`The mail to ${address} is gone`);
  return mail;
}

/** The header lines of a mail as they came, each unfolded. */
export async function headerLinesOf({ id }: Mail): Promise<string[]> {
  const response = await fetch(`${stack.mailboxUrl}/api/email/${id}/source`);
  if (!response.ok) throw new Error(`The mailbox answers ${response.status}`);
  const [headers = ''] = (await response.text()).split(/\r?\n\r?\n/);
  return headers.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
}

/** The link of a mail that leads to this path of the site. */
export function linkIn({ html }: Mail, path: string): string {
  const links = Array.from(html.matchAll(/href="([^"]+)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const link = links.find((href) => href.startsWith(`${stack.siteUrl}${path}?`));
  if (!link) throw new Error(`No link to ${path} among ${links.join(', ')}`);
  return link;
}

/** Waits for the two mails of what was sent under a reference: the sender's and the one for staff. */
export async function receiveReferencedMails(reference: string, sender: string) {
  await expect
    .poll(async () => (await mailsAbout(reference)).map(({ to }) => to[0]?.address).sort(), {
      message: `two mails about ${reference}`,
      timeout: 15_000,
      intervals,
    })
    .toEqual([sender, stack.quotesInbox].sort());
  const mails = await mailsAbout(reference);
  const to = (address: string) => {
    const mail = mails.find((candidate) => candidate.to[0]?.address === address);
    if (!mail) throw new Error(`No mail to ${address}`);
    return mail;
  };
  return { confirmation: to(sender), notification: to(stack.quotesInbox) };
}

/**
 * Waits for a mail to this address, the newest that fits.
 *
 * @param reference what it holds besides, if known: the mailbox of staff is long
 */
export async function findMailTo(address: string, about = /./, reference?: string): Promise<Mail> {
  const isTheirs = ({ to }: Mail) => to.some((recipient) => recipient.address === address);
  const list = async () =>
    reference === undefined ? listMails(address) : (await mailsAbout(reference)).filter(isTheirs);
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await list();
        found = mails.findLast(({ subject, text }) => about.test(`${subject}\n${text}`));
        return found !== undefined;
      },
      { message: `a mail to ${address} about ${about}`, timeout: 15_000, intervals },
    )
    .toBe(true);
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}
