import 'server-only';
import { isBuilding, serverEnv } from '@/lib/env/server';
import { guardClientAddresses } from '@/lib/security/guard-client-addresses';
import { guardRequestTargets } from '@/lib/security/guard-request-targets';
import { finishBeforeExit } from './finish-before-exit';
import { startBackgroundWork } from './start-background-work';

/**
 * What a process of the site needs before its first request. A wrong environment stops it here.
 *
 * @throws EnvironmentError
 */
export async function startServerProcess(): Promise<void> {
  if (isBuilding()) return;
  guardClientAddresses(serverEnv().TRUSTED_PROXY_HOPS);
  guardRequestTargets();
  await startBackgroundWork();
  finishBeforeExit();
}
