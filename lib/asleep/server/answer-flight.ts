import 'server-only';
import { incident } from '@/lib/log/incident';
import { answerJson } from '@/lib/security/api-answer';
import { pageStore } from './open-page-store';

/** The code that a page made after the build asks for when it wakes. It never changes under one name. */
export async function answerFlight(name: string): Promise<Response> {
  if (!/^[0-9a-f]{16}\.js$/.test(name)) return answerJson({ error: 'missing' }, 404);
  let code: string | null;
  try {
    code = await pageStore().findFlight(name);
  } catch (error) {
    return answerJson({ error: 'unavailable', incident: incident(error, { where: 'page store' }) }, 503);
  }
  if (code === null) return answerJson({ error: 'missing' }, 404);
  return new Response(code, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
