/** One process of the stack. */
export interface StackPart {
  readonly isRunning: boolean;
  readonly pid: number | null;
  /** Resolves when it serves; rejects with one sentence when it cannot. Does nothing while it runs. */
  start(): Promise<void>;
  /** SIGTERM, and SIGKILL after its grace time. */
  stop(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGSTOP: its port stays open and nothing is answered. */
  pause(): void;
  /** SIGCONT. */
  resume(): void;
}

export interface StackOptions {
  /** Kept after `stop()`. Default: a new temporary folder, removed by `stop()`. */
  dataDir?: string;
  /** Ports on 127.0.0.1. Default: free ones. */
  sitePort?: number;
  backendPort?: number;
  smtpPort?: number;
  mailboxPort?: number;
  /** Start the site too. It needs a build. Default: false; `stack.site.start()` starts it later. */
  site?: boolean;
  /** The built site, or `next dev`. Default: 'start'. */
  siteMode?: 'start' | 'dev';
  /** A copy of the project, its `scripts` and `.next` included, whose build is served instead. */
  siteFolder?: string;
  /** False: the mailbox is left stopped. Default: true. */
  mailbox?: boolean;
  /** False: the backend is left stopped. Default: true. */
  backend?: boolean;
  /**
   * Settings of the site. SUPABASE_URL here means no embedded backend, SMTP_URL no mailbox. Those of `process.env`
   * are not used.
   */
  env?: Record<string, string | undefined>;
  onLine?: (line: string, part: string, stream: 'stdout' | 'stderr') => void;
  onUnexpectedExit?: (part: string, reason: string) => void;
}

export interface Stack {
  siteUrl: string;
  backendUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Null when SMTP_URL was given. */
  mailboxUrl: string | null;
  smtpUrl: string;
  /** The demo account of staff; null with a backend of one's own. */
  demoStaff: { email: string; password: string } | null;
  dataDir: string;
  /** What the site receives: SITE_URL, SUPABASE_*, SMTP_URL, MAIL_FROM, QUOTES_INBOX, DATA_DIR, PORT, APP_SECRET. */
  env: Record<string, string>;
  /** The whole environment for a build of this site. */
  buildEnv: Record<string, string | undefined>;
  ownsBackend: boolean;
  ownsMailbox: boolean;
  backend: StackPart;
  mailbox: StackPart;
  site: StackPart;
  /** Site first, then backend and mailbox. */
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export function startStack(options?: StackOptions): Promise<Stack>;

/** The path of the Node.js that runs everything after the install. */
export function findNode(root?: string): string;
