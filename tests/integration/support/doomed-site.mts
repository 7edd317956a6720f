import { createSpoolReplay } from '@/lib/quotes/server/replay-spool';
import { quoteSpool } from '@/lib/quotes/server/spool';
import { submitQuoteRequest } from '@/lib/quotes/server/submit-quote-request';
import { submission } from './quotes';

// A site that does one thing until it is killed. It says each acknowledged request on a line: "ack <mail> <reference>".

const [work, prefix] = process.argv.slice(2);
const say = (line: string) => process.stderr.write(`${line}\n`);

say('ready');
if (work === 'submit') {
  for (let made = 0; ; made += 1) {
    const sent = submission();
    const input = { ...sent.input, email: `${prefix}.${made}@kill.test`, message: 'x'.repeat(4000) };
    const result = await submitQuoteRequest({ ...sent, input });
    if (result.status === 'accepted') say(`ack ${input.email} ${result.reference}`);
    else say(`refused ${result.reason ?? ''}`);
  }
}
if (work === 'replay') {
  const turn = createSpoolReplay(quoteSpool());
  for (;;) await turn(new AbortController().signal);
}
