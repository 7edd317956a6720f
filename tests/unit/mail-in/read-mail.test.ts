import { describe, expect, test } from 'vitest';
import { foldText } from '@/lib/mail-in/fold-text';
import { readMail } from '@/lib/mail-in/server/read-mail';
import { splitName } from '@/lib/mail-in/tray-mail';

const raw = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'latin1');

describe('A mail is read', () => {
  test('in the letters its sender used', async () => {
    const mail = await readMail(
      raw(
        'From: =?iso-8859-1?Q?Zo=EB_Andr=E9?= <Zoe@Example.test>',
        'Subject: =?utf-8?B?UsOpcG9uc2U=?=',
        'Message-ID: <a@example.test>',
        'Content-Type: text/plain; charset=iso-8859-1',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'Le v=E9hicule co=FBte=20',
        '=80 est faux ici',
      ),
    );
    expect(mail).toMatchObject({
      from: { name: 'Zoë André', address: 'zoe@example.test' },
      subject: 'Réponse',
      messageId: '<a@example.test>',
    });
    expect(mail?.text).toContain('Le véhicule coûte');
  });

  test('without halves of characters, wherever its length is cut', async () => {
    const body = `x   \n${'😀'.repeat(120_000)}`;
    const text = Buffer.from(
      ['From: a@b.test', 'Content-Type: text/plain; charset=utf-8', '', body].join('\r\n'),
    );
    const mail = await readMail(text);
    expect(mail?.text.length).toBeGreaterThan(100_000);
    expect(mail?.text.isWellFormed()).toBe(true);
  });

  test('as words where it is HTML alone: nothing that runs, nothing hidden in it, quotations marked', async () => {
    const mail = await readMail(
      raw(
        'From: a@b.test',
        'Content-Type: text/html; charset=utf-8',
        '',
        '<style>p{color:red}</style><script>alert(1)</script><p>Oui &amp; <b>vite</b></p>',
        '<img src="https://track.test/x.gif"><a href="javascript:alert(1)">ici</a>',
        '<p>On Monday, Opaak wrote:</p><blockquote>Which blue?</blockquote>',
      ),
    );
    expect(mail?.text).toContain('Oui & vite');
    expect(mail?.text).not.toMatch(/alert\(1\)<|<script|color:red|track\.test/);
    expect(foldText(mail?.text ?? '').folded).toContain('Which blue?');
  });

  test('with its files, and the small pictures of a signature known as such', async () => {
    const mail = await readMail(
      raw(
        'From: a@b.test',
        'Content-Type: multipart/mixed; boundary=m',
        '',
        '--m',
        'Content-Type: multipart/related; boundary=r',
        '',
        '--r',
        'Content-Type: text/html',
        '',
        '<p>Voila</p><img src="cid:logo">',
        '--r',
        'Content-Type: image/png; name=logo.png',
        'Content-ID: <logo>',
        'Content-Transfer-Encoding: base64',
        '',
        'iVBORw0KGgo=',
        '--r--',
        '--m',
        'Content-Type: application/pdf',
        'Content-Disposition: attachment; filename="../../plan.pdf"',
        'Content-Transfer-Encoding: base64',
        '',
        'JVBERi0xLjQK',
        '--m--',
      ),
    );
    expect(mail?.files.map(({ name, isOrnament }) => [name, isOrnament])).toEqual([
      ['logo.png', true],
      ['../../plan.pdf', false],
    ]);
  });

  test('not at all when it is none, or was made to be deep', async () => {
    expect(await readMail(Buffer.from([0, 1, 2, 3]))).toBeNull();
    expect(await readMail(Buffer.from('{"json": true}'))).toBeNull();
    let deep = 'From: a@b.test\r\nContent-Type: multipart/mixed; boundary=b0\r\n\r\n';
    for (let at = 0; at < 200; at += 1)
      deep += `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`;
    expect(await readMail(Buffer.from(deep))).toBeNull();
    const nested = `From: a@b.test\r\nContent-Type: text/html\r\n\r\n${'<div>'.repeat(20_000)}hi`;
    expect(await readMail(Buffer.from(nested))).not.toBeUndefined();
  });

  test('as a report where it says that one of ours could not be delivered', async () => {
    const report = (action: string) =>
      raw(
        'From: MAILER-DAEMON@mx.test',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        'Sorry.',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mx.test',
        '',
        `Action: ${action}`,
        '--b',
        'Content-Type: message/rfc822',
        '',
        'From: hello@opaak.test',
        'Reply-To: answers+482-917-635-abcdefghijklmnopqrst@opaak.test',
        '',
        'Bonjour',
        '--b--',
      );
    const failed = await readMail(report('failed'));
    expect(failed?.report?.failed).toBe(true);
    expect(failed?.report?.original).toContain('answers+482-917-635-abcdefghijklmnopqrst@opaak.test');
    expect((await readMail(report('delayed')))?.report?.failed).toBe(false);
  });
});

describe('A mail that is made to be read for ever', () => {
  const many = 200_000;
  const head = ['From: a@b.test', 'Content-Type: text/plain'];

  test.each([
    ['blanks', ' '],
    ['empty lines', '\n'],
    ['blanks and line ends', ' \n \n\n'],
  ])('is read soon: many %s within its text', async (_, filling) => {
    const begun = performance.now();
    const text = `Bonjour${filling.repeat(many / filling.length)}Lieve`;
    const mail = await readMail(raw(...head, '', text));
    expect(mail?.text).toMatch(/^Bonjour/);
    expect(foldText(mail?.text ?? '').shown).toContain('Bonjour');
    expect(performance.now() - begun).toBeLessThan(25_000);
  });

  test('does not stop the site: it is taken apart beside it', async () => {
    let beats = 0;
    const heart = setInterval(() => {
      beats += 1;
    }, 20);
    const links = '<a href='.repeat(40_000);
    const parts = [
      '--b',
      'Content-Type: text/plain',
      '',
      'Bonjour',
      '--b',
      'Content-Type: text/html',
      '',
      links,
    ];
    const mail = await readMail(
      raw('From: a@b.test', 'Content-Type: multipart/mixed; boundary=b', '', ...parts, '--b--'),
      3_000,
    );
    clearInterval(heart);
    if (mail) expect(mail.text).toMatch(/^Bonjour/);
    expect(beats).toBeGreaterThan(5);
  }, 60_000);

  test('keeps what is indented, and the mark of a signature', async () => {
    const mail = await readMail(raw(...head, '', '', '  Bonjour  ', '', '-- ', 'Lieve', '', ''));
    expect(mail?.text).toBe('  Bonjour\n\n--\nLieve');
  });
});

test('a sender’s name is told apart as well as can be', () => {
  expect(splitName('Lieve Van den Berg')).toEqual({ firstName: 'Lieve', name: 'Van den Berg' });
  expect(splitName('Peeters, Lieve')).toEqual({ firstName: 'Lieve', name: 'Peeters' });
  expect(splitName('Lieve')).toEqual({ firstName: 'Lieve', name: '' });
  expect(splitName(null)).toEqual({ firstName: '', name: '' });
});
