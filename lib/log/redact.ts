const hidden = '[redacted]';
const sensitiveName = /password|passwd|token|secret|key|e-?mail|phone|authorization|cookie/i;
// Inside a text: "token=…" of a query string, "(phone)=(…)" of PostgreSQL, "token": "…" of JSON, "token: …" of printed
// objects and headers, and any mail address.
const sensitivePair =
  /((?:^|[?&;#\s"'{,(])[\w.%[\]-]*(?:password|passwd|token|secret|key|e-?mail|phone|authorization|cookie)[\w.%[\]-]*\)?)(=)([^&;#\s"'<>]+)/gi;
const sensitiveMember =
  /("[^"\n]{0,60}(?:password|passwd|token|secret|key|e-?mail|phone|authorization|cookie)[^"\n]{0,60}"\s*:\s*)("(?:[^"\\]|\\.)*"|[^\s,}\]]+)/gi;
// The space behind the colon tells it from "token.ts:12:5" of a stack.
const sensitiveLine =
  /((?:^|[\s{,(["'])[\w.-]*(?:password|passwd|token|secret|key|e-?mail|phone|authorization|cookie)[\w.-]*["']?:[ \t]+)('(?:[^'\\\n]|\\.)*'|[^,;\n"'{}()]+)/gi;
const urlPassword = /(\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@]*):[^\s/@]+@/gi;
const mailAddress = /[\p{L}\p{N}._%+'-]{1,64}(?:@|%40)[\p{L}\p{N}.-]{1,190}\.\p{L}{2,24}/gu;

const maxDepth = 8;
const maxText = 4000;
const maxEntries = 100;

/** Hides what must not be written down: whatever follows a sensitive name, passwords in addresses, mail addresses. */
export function redactText(text: string): string {
  const cut = text.length > maxText ? `${text.slice(0, maxText)}… (${text.length} characters)` : text;
  return cut
    .replace(urlPassword, `$1:${hidden}@`)
    .replace(sensitiveMember, `$1"${hidden}"`)
    .replace(sensitivePair, `$1$2${hidden}`)
    .replace(sensitiveLine, `$1${hidden}`)
    .replace(mailAddress, hidden);
}

/**
 * A copy that can be written as JSON, without the values of fields whose name contains password, token, secret, key,
 * email or phone (specification, section 8). Bounded in depth, length and size; never throws.
 */
export function redact(value: unknown): unknown {
  return copy(value, 0, new Set());
}

function copy(value: unknown, depth: number, parents: Set<object>): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value !== 'object' || value === null) return value;
  if (parents.has(value)) return '[circular]';
  if (depth >= maxDepth) return '[deep]';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof URL) return redactText(value.href);
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;

  const inner = new Set(parents).add(value);
  if (value instanceof Map)
    return copyEntries(
      [...value].map(([k, v]) => [String(k), v]),
      depth,
      inner,
    );
  if (value instanceof Headers || value instanceof URLSearchParams || value instanceof FormData) {
    return copyEntries([...value.entries()], depth, inner);
  }
  if (Array.isArray(value) || value instanceof Set) {
    return [...value].slice(0, maxEntries).map((entry) => copy(entry, depth + 1, inner));
  }
  if (value instanceof Error) {
    const { name, message, stack, cause, ...rest } = value as Error & { cause?: unknown };
    return {
      name,
      message: redactText(String(message)),
      ...(stack ? { stack: redactText(String(stack)) } : {}),
      ...(cause === undefined ? {} : { cause: copy(cause, depth + 1, inner) }),
      ...copyEntries(Object.entries(rest), depth, inner),
    };
  }
  return copyEntries(readEntries(value), depth, inner);
}

function readEntries(value: object): [string, unknown][] {
  return Object.keys(value).map((name) => {
    try {
      return [name, (value as Record<string, unknown>)[name]];
    } catch {
      return [name, '[unreadable]'];
    }
  });
}

function copyEntries(
  entries: [string, unknown][],
  depth: number,
  parents: Set<object>,
): Record<string, unknown> {
  const kept = entries.slice(0, maxEntries).map(([name, value]) => {
    const isHidden = sensitiveName.test(name) && value !== null && value !== undefined;
    return [redactText(name), isHidden ? hidden : copy(value, depth + 1, parents)] as const;
  });
  return Object.fromEntries(kept);
}
