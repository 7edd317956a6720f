import { createSpoolReplay } from '@/lib/forms/server/replay-spool';
import { quoteSubmissions } from '@/lib/quotes/server/quote-submissions';
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
    else say(result.status);
  }
}
if (work === 'replay') {
  const turn = createSpoolReplay(quoteSubmissions);
  for (;;) await turn(new AbortController().signal);
}
