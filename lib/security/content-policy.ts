/** Where browsers report what the policy stopped. */
export const policyReportPath = '/api/csp-report';

interface Allowances {
  /** `'sha256-…'` of inline scripts, and `'nonce-…'` where a page is rendered for one answer. */
  scripts?: readonly string[];
  /** `'sha256-…'` of inline style sheets, or a nonce. */
  styles?: readonly string[];
  /** Origins of pictures beside this one. */
  images?: readonly string[];
}

/** The value of `Content-Security-Policy` (checks.md, S): nothing but this site's own, and no inline code unnamed. */
export function contentPolicy({ scripts = [], styles = [], images = [] }: Allowances = {}): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    `report-uri ${policyReportPath}`,
    'report-to csp',
  ].join('; ');
}
