import { createServer, type Socket } from 'node:net';

export interface PickySmtp {
  url: string;
  /** Recipients of the mails it took. */
  taken: string[];
  /** How often each recipient was refused. */
  refusals: Map<string, number>;
  close(): Promise<void>;
}

/** A mail server that refuses some recipients: for good when they contain "nobody", for now when "greylisted". */
export async function startPickySmtp(): Promise<PickySmtp> {
  const taken: string[] = [];
  const refusals = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let recipients: string[] = [];
    let isData = false;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 picky.test ESMTP');
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });

    function answer(line: string): void {
      if (isData) {
        if (line !== '.') return;
        isData = false;
        taken.push(...recipients);
        say('250 taken');
      } else if (/^(EHLO|HELO)/i.test(line)) say('250 picky.test');
      else if (/^MAIL/i.test(line)) {
        recipients = [];
        say('250 ok');
      } else if (/^RCPT/i.test(line)) refuseOrTake(/<([^>]*)>/.exec(line)?.[1] ?? '');
      else if (/^DATA/i.test(line)) {
        isData = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }

    function refuseOrTake(address: string): void {
      const refusal = address.includes('nobody') ? '550 no such box' : '451 try later';
      if (!/nobody|greylisted/.test(address)) {
        recipients.push(address);
        say('250 ok');
        return;
      }
      refusals.set(address, (refusals.get(address) ?? 0) + 1);
      say(`${refusal} <${address}>`);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refusals,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
