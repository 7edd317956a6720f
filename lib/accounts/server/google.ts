import 'server-only';
import { serverEnv } from '@/lib/env/server';

/** Whether signing in with Google is offered: the backend has been given a client of ours at Google. */
export function isGoogleConfigured(): boolean {
  return serverEnv().GOOGLE_SIGN_IN;
}
