import { createServer, type Server, type Socket } from 'node:net';

interface StoredMail {
  uid: number;
  raw: Buffer;
  flags: Set<string>;
}

interface Settings {
  user?: string;
  password?: string;
  /** Whether mails take keywords of their own. */
  keywords?: boolean;
}

/**
 * A server that speaks as much of IMAP4rev1 (RFC 3501, with UIDPLUS and MOVE) as reading a mailbox needs: one account, folders,
 * flags, keywords, moving.
 */
export class ImapServer {
  readonly folders = new Map<string, StoredMail[]>([
    ['INBOX', []],
    ['Taken', []],
  ]);
  /** Connections that were ever made, and commands that were ever sent, without their arguments. */
  connections = 0;
  readonly commands: string[] = [];
  port = 0;
  #nextUid = 1;
  #server: Server | null = null;
  readonly #sockets = new Set<Socket>();
  readonly #settings: Required<Settings>;

  constructor({ user = 'answers@opaak.test', password = 'geheim', keywords = true }: Settings = {}) {
    this.#settings = { user, password, keywords };
  }

  get url(): string {
    const { user, password } = this.#settings;
    return `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${this.port}/INBOX`;
  }

  async start(port = 0): Promise<this> {
    const server = createServer((socket) => this.#greet(socket));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    this.port = (server.address() as { port: number }).port;
    return this;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    const server = this.#server;
    this.#server = null;
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  deliver(raw: Buffer | string): number {
    const uid = this.#nextUid;
    this.#nextUid += 1;
    this.folders.get('INBOX')?.push({ uid, raw: Buffer.from(raw), flags: new Set() });
    return uid;
  }

  flagsOf(uid: number): string[] {
    return [...(this.folders.get('INBOX')?.find((mail) => mail.uid === uid)?.flags ?? [])];
  }

  #greet(socket: Socket): void {
    this.connections += 1;
    this.#sockets.add(socket);
    const session = new Session(this, this.#settings, (text) => socket.write(text, 'latin1'));
    let waiting = '';
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('data', (chunk: string) => {
      waiting += chunk;
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (!session.answer(line)) socket.end();
      }
    });
    socket.write('* OK ready\r\n');
  }
}

class Session {
  #folder: StoredMail[] | null = null;

  constructor(
    private readonly server: ImapServer,
    private readonly settings: Required<Settings>,
    private readonly write: (text: string) => void,
  ) {}

  /** Answers one line; false when it was the last. */
  answer(line: string): boolean {
    const [, tag = '*', command = '', rest = ''] = /^(\S+) ((?:uid )?\S+) ?(.*)$/i.exec(line) ?? [];
    const name = command.toUpperCase();
    this.server.commands.push(name);
    const done = (text = `${name} done`) => this.write(`${tag} OK ${text}\r\n`);
    switch (name) {
      case 'CAPABILITY':
        this.write('* CAPABILITY IMAP4rev1 UIDPLUS MOVE\r\n');
        break;
      case 'LOGIN': {
        const words = [...rest.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
          ([, quoted, bare]) => quoted ?? bare,
        );
        if (words[0] !== this.settings.user || words[1] !== this.settings.password) {
          this.write(`${tag} NO [AUTHENTICATIONFAILED] wrong\r\n`);
          return true;
        }
        break;
      }
      case 'LIST':
        // Nothing is asked for but the separator.
        if (/^"" ""$/.test(rest)) this.write('* LIST (\\Noselect) "/" ""\r\n');
        else
          for (const folder of this.server.folders.keys())
            this.write(`* LIST (\\HasNoChildren) "/" "${folder}"\r\n`);
        break;
      case 'SELECT':
        return this.#select(tag, rest);
      case 'UID SEARCH':
        this.#search(rest);
        break;
      case 'UID FETCH':
        this.#fetch(rest);
        break;
      case 'UID STORE':
        this.#store(rest);
        break;
      case 'UID MOVE':
        if (!this.#move(rest)) {
          this.write(`${tag} NO [TRYCREATE] there is none\r\n`);
          return true;
        }
        break;
      case 'LOGOUT':
        this.write('* BYE\r\n');
        done();
        return false;
      case 'NOOP':
      case 'CLOSE':
        break;
      default:
        this.write(`${tag} BAD unknown\r\n`);
        return true;
    }
    done();
    return true;
  }

  #select(tag: string, rest: string): boolean {
    const folder = this.server.folders.get(rest.replace(/"/g, ''));
    if (!folder) {
      this.write(`${tag} NO [NONEXISTENT] there is none\r\n`);
      return true;
    }
    this.#folder = folder;
    const kept = this.settings.keywords ? '\\Seen \\Flagged \\Deleted \\*' : '\\Seen \\Flagged \\Deleted';
    this.write(
      `* ${folder.length} EXISTS\r\n* 0 RECENT\r\n* FLAGS (\\Seen \\Flagged \\Deleted)\r\n` +
        `* OK [PERMANENTFLAGS (${kept})] kept\r\n* OK [UIDVALIDITY 7] valid\r\n* OK [UIDNEXT 1000] next\r\n` +
        `${tag} OK [READ-WRITE] open\r\n`,
    );
    return true;
  }

  #search(rest: string): void {
    const without = [...rest.matchAll(/(?:UNKEYWORD|NOT KEYWORD) (\S+)/gi)].map(([, flag = '']) => flag);
    if (/UNFLAGGED|NOT FLAGGED/i.test(rest)) without.push('\\Flagged');
    if (/UNSEEN|NOT SEEN/i.test(rest)) without.push('\\Seen');
    const found = (this.#folder ?? []).filter(({ flags }) => !without.some((flag) => flags.has(flag)));
    this.write(`* SEARCH ${found.map(({ uid }) => uid).join(' ')}\r\n`);
  }

  #of(range: string): { mail: StoredMail; place: number }[] {
    return (this.#folder ?? [])
      .map((mail, at) => ({ mail, place: at + 1 }))
      .filter(({ mail }) => range.split(',').includes(String(mail.uid)));
  }

  #fetch(rest: string): void {
    const [range = '', ...asked] = rest.split(' ');
    for (const { mail, place } of this.#of(range)) {
      const flags = [...mail.flags].join(' ');
      const facts = `UID ${mail.uid} FLAGS (${flags}) RFC822.SIZE ${mail.raw.length}`;
      const body = asked.join(' ').includes('BODY.PEEK[]')
        ? ` BODY[] {${mail.raw.length}}\r\n${mail.raw.toString('latin1')}`
        : '';
      this.write(`* ${place} FETCH (${facts}${body})\r\n`);
    }
  }

  #store(rest: string): void {
    const [, range = '', , flags = ''] = /^(\S+) (\S+) \(([^)]*)\)/.exec(rest) ?? [];
    for (const { mail } of this.#of(range)) for (const flag of flags.split(' ')) mail.flags.add(flag);
  }

  #move(rest: string): boolean {
    const [range = '', target = ''] = rest.split(' ');
    const folder = this.server.folders.get(target.replace(/"/g, ''));
    if (!folder) return false;
    for (const { mail, place } of this.#of(range)) {
      folder.push(mail);
      this.#folder?.splice(this.#folder.indexOf(mail), 1);
      this.write(`* ${place} EXPUNGE\r\n`);
    }
    return true;
  }
}
