import { z } from 'zod';

/** What is written down of a violation: enough to find the cause, nothing of the visitor. */
export interface ViolationReport {
  /** "script-src-elem". */
  directive: string;
  /** What was kept out, without query: "https://cdn.test/x.js", "inline", "data". */
  blocked: string;
  /** The page, without query: "/nl/contact". */
  page: string;
  /** Where the violating code stands, "https://site.test/x.js:12", when the browser says so. */
  source: string | null;
  /** "enforce" or "report". */
  disposition: string;
}

/** One delivery may carry many; who has more than this to say says the same thing again. */
const mostReports = 5;
const longestText = 300;

const text = z.string().max(20_000);

const deprecatedReport = z
  .object({
    'csp-report': z.object({
      'document-uri': text.optional(),
      'blocked-uri': text.optional(),
      'effective-directive': text.optional(),
      'violated-directive': text.optional(),
      'source-file': text.optional(),
      'line-number': z.number().optional(),
      disposition: text.optional(),
    }),
  })
  .transform(({ 'csp-report': report }) =>
    summarize({
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      file: report['source-file'],
      line: report['line-number'],
      disposition: report.disposition,
    }),
  );

const reportingApiReport = z
  .object({
    type: z.literal('csp-violation'),
    url: text.optional(),
    body: z.object({
      documentURL: text.optional(),
      blockedURL: text.optional(),
      effectiveDirective: text.optional(),
      sourceFile: text.nullish(),
      lineNumber: z.number().nullish(),
      disposition: text.optional(),
    }),
  })
  .transform(({ url, body }) =>
    summarize({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      page: body.documentURL ?? url,
      file: body.sourceFile ?? undefined,
      line: body.lineNumber ?? undefined,
      disposition: body.disposition,
    }),
  );

/** Whether a body of this `Content-Type` can be a report at all. */
export function isViolationReportType(contentType: string | null): boolean {
  return /^application\/(csp-report|reports\+json)\s*(;|$)/i.test(contentType ?? '');
}

/**
 * The violations of one delivery, in either of the formats browsers use, each once; what is not one is left out.
 *
 * @param body the text of a request, untrusted
 */
export function readViolationReports(body: string): ViolationReport[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return [];
  }
  const entries = (Array.isArray(parsed) ? parsed : [parsed]).slice(0, 20 * mostReports);
  const reports = entries.flatMap((entry) => {
    const read = z.union([deprecatedReport, reportingApiReport]).safeParse(entry);
    return read.success ? [read.data] : [];
  });
  const once = new Map(reports.map((report) => [JSON.stringify(report), report]));
  return [...once.values()].slice(0, mostReports);
}

interface RawReport {
  directive?: string | undefined;
  blocked?: string | undefined;
  page?: string | undefined;
  file?: string | undefined;
  line?: number | undefined;
  disposition?: string | undefined;
}

function summarize({ directive, blocked, page, file, line, disposition }: RawReport): ViolationReport {
  const source = file ? withoutQuery(file) : null;
  return {
    // Older browsers send the whole directive with its sources.
    directive: cut(directive?.trim().split(/\s/)[0] || 'unknown'),
    blocked: withoutQuery(blocked || 'unknown'),
    page: pathOf(page),
    source: source === null ? null : source + (line === undefined ? '' : `:${Math.trunc(line)}`),
    disposition: disposition === 'report' ? 'report' : 'enforce',
  };
}

function cut(value: string): string {
  return value.slice(0, longestText);
}

/** Origin and path of an address on the web; of any other only its scheme, because the rest may be the content itself. */
function withoutQuery(address: string): string {
  // "inline", "eval", "data": words, not addresses.
  if (/^[a-z-]{1,40}$/i.test(address)) return address;
  try {
    const url = new URL(address);
    return cut(
      /^(https?|wss?):$/.test(url.protocol)
        ? `${url.protocol}//${url.host}${url.pathname}`
        : url.protocol.slice(0, -1),
    );
  } catch {
    return 'unknown';
  }
}

function pathOf(address: string | undefined): string {
  try {
    return cut(new URL(address ?? '').pathname);
  } catch {
    return 'unknown';
  }
}
