import './lib/check-node.mjs';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { defaultPorts, projectRoot } from './lib/environment.mjs';
import { reportFailure, reportReady, stopWithParent } from './lib/leash.mjs';

// Catches the mails of the site and of the backend and shows them on a web page; it sends nothing on.

const mailDirectory = path.join(path.resolve(projectRoot, process.env.DATA_DIR ?? '.data'), 'mailbox');

try {
  const { MailDev } = await import('maildev');
  mkdirSync(mailDirectory, { recursive: true });
  const mailbox = new MailDev({
    smtp: Number(process.env.MAILBOX_SMTP_PORT ?? defaultPorts.smtp),
    ip: '127.0.0.1',
    web: Number(process.env.MAILBOX_PORT ?? defaultPorts.mailbox),
    webIp: '127.0.0.1',
    mailDirectory,
    maxEmails: 20_000,
    silent: true,
  });
  stopWithParent(() => mailbox.stop(), 3_000);
  await mailbox.start();
  reportReady();
} catch (error) {
  reportFailure(`The mailbox cannot start: ${error.message}`);
}
