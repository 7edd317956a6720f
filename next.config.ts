import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { locales } from './lib/i18n/locales';
import { type PageId, pathTo } from './lib/i18n/routes';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** Pages with a route of their own, which has one name for all languages inside. */
const routesInside = {
  'quote-received': 'request-received',
  'newsletter-confirm': 'newsletter-confirm',
  'newsletter-leave': 'newsletter-leave',
  'newsletter-sent': 'newsletter-sent',
  'application-form': 'application-form',
  'application-received': 'application-received',
} satisfies Partial<Record<PageId, string>>;

/** Headers every answer carries; the content policy of each page comes with its own finishing step. */
const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Embedder-Policy', value: 'credentialless' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'X-Frame-Options', value: 'DENY' },
];

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['sharp', 'nodemailer', 'file-type'],
  experimental: { inlineCss: true, globalNotFound: true, caseSensitiveRoutes: true },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
  // French has no prefix: its pages live under /fr inside, and nobody outside sees that address.
  redirects: async () => [
    { source: '/fr', destination: '/', permanent: true },
    { source: '/fr/:path*', destination: '/:path*', permanent: true },
  ],
  rewrites: async () => ({
    afterFiles: [
      ...Object.entries(routesInside).flatMap(([page, inside]) =>
        locales.map((locale) => ({
          source: pathTo(page as PageId, locale),
          destination: `/${locale}/${inside}`,
        })),
      ),
      { source: '/', destination: '/fr' },
      {
        source: '/:first((?!(?:fr|nl|en|api|og|_next)(?:/|$))[^/]+)/:path*',
        destination: '/fr/:first/:path*',
      },
    ],
  }),
};

export default withNextIntl(nextConfig);
