import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureLimits, pictureUploadPath } from '@/lib/drawing/picture';
import { maxMailBytes } from '@/lib/mail-in/incoming-mail';
import { claimFiles } from '@/lib/passports/claim-form';
import { customerMessageLimits } from '@/lib/quotes/customer-request';
import { partBytes } from '@/lib/uploads/artwork';
import { maxFileBytes, uploadPurposes } from '@/lib/uploads/upload-purposes';

const megabyte = 1024 * 1024;

/** Bytes that the shipped proxy lets a request to this address carry. */
function limitOf(path: string): number {
  const conf = readFileSync('deploy/nginx/site.conf', 'utf8');
  const places = [...conf.matchAll(/location (=|~) (\S+) \{\s+client_max_body_size (\d+)m;/g)];
  const place = places.find(([, kind, pattern = '']) =>
    kind === '=' ? pattern === path : new RegExp(pattern).test(path),
  );
  return Number(place?.[3] ?? 1) * megabyte;
}

test('the proxy lets every file through that the site takes, and nothing as large anywhere else', () => {
  const withOneFile = [
    ...Object.values(uploadPurposes).map(({ endpoint }) => endpoint),
    '/api/careers/applications',
    pictureUploadPath,
    '/api/designs/shirt',
    '/api/designs/wrap',
    '/api/admin/portfolio/5eed0000-0000-4000-8002-000000000001/files',
    '/api/admin/jobs/482-917-635/proofs',
    '/api/admin/jobs/482-917-635/photos',
    '/api/admin/offers/482-917-635/pictures',
    '/api/admin/payments/files',
    '/api/admin/requests/482-917-635/files',
  ];
  // A form has a few lines around its file.
  const largest = Math.max(maxFileBytes, pictureLimits.bytes);
  for (const path of withOneFile) expect(limitOf(path), path).toBeGreaterThan(largest + megabyte);
  expect(limitOf('/api/quotes/messages')).toBeGreaterThan(
    customerMessageLimits.files * maxFileBytes + megabyte,
  );
  for (const path of ['/api/quotes/artwork', '/api/admin/requests/482-917-635/artwork']) {
    const part = limitOf(`${path}/5eed0000-0000-4000-8002-000000000001`);
    expect(part, path).toBeGreaterThan(partBytes);
    expect(part, path).toBeLessThan(maxFileBytes);
  }
  expect(limitOf('/api/passports/claims')).toBeGreaterThan(claimFiles * maxFileBytes + megabyte);
  expect(limitOf('/api/mail/incoming')).toBeGreaterThan(maxMailBytes);
  for (const path of [
    '/api/health',
    '/api/quotes',
    '/api/quotes/artwork',
    '/api/admin/portfolio/files',
    '/api/admin/jobs/proofs',
    '/api/admin/offers/pictures',
    '/api/admin/payments/export',
    '/api/admin/requests/482-917-635/artwork',
    '/api/admin/requests/files',
    '/x/api/quotes/messages',
  ])
    expect(limitOf(path), path).toBe(megabyte);
});
