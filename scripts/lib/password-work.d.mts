export class BusyError extends Error {}

export interface PasswordThreads {
  hash(password: string): Promise<string>;
  compare(password: string, hash: string): Promise<boolean>;
  close(): Promise<void>;
}

export function createPasswordThreads(options?: { threads?: number }): PasswordThreads;

export function lendPasswordWork(): void;

export function withPasswordWork<T>(work: object, run: () => T): T;

export function preparePasswordWork(
  request: {
    method: string;
    pathname: string;
    search: string;
    body: Buffer;
    authorization?: string;
  },
  threads: PasswordThreads,
  query: (sql: string, values: unknown[]) => Promise<{ rows: { encrypted_password: string }[] }>,
): Promise<{ answer: Response } | { within: <T>(work: () => T) => T }>;
