import { connection } from 'next/server';
import { answerJson } from '@/lib/security/api-answer';
import { checkHealth } from '@/lib/site/health';

/** The state of database, mail and spool; 503 when the site cannot take a quote. */
export async function GET(): Promise<Response> {
  await connection();
  const health = await checkHealth(new Date());
  return answerJson(health, health.status === 'down' ? 503 : 200);
}
