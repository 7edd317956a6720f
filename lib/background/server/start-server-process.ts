import 'server-only';
import { dropSheetHints } from '@/lib/asleep/server/drop-sheet-hints';
import { startPageCache } from '@/lib/asleep/server/start-page-cache';
import { EnvironmentError } from '@/lib/env/parse';
import { isBuilding, type ServerEnv, serverEnv } from '@/lib/env/server';
import { startTracing } from '@/lib/log/server/start-tracing';
import { structureConsole } from '@/lib/log/server/structured-console';
import { guardAnswers } from '@/lib/security/guard-answers';
import { guardClientAddresses } from '@/lib/security/guard-client-addresses';
import { guardRequestTargets } from '@/lib/security/guard-request-targets';
import { guardSharedCaches } from '@/lib/security/guard-shared-caches';
import { readPageStyles } from '@/lib/security/page-styles';
import { finishBeforeExit } from './finish-before-exit';
import { startBackgroundWork } from './start-background-work';

/** What a process of the site needs before its first request. With a wrong environment the process ends here. */
export async function startServerProcess(): Promise<void> {
  if (isBuilding()) return;
  const { NODE_ENV, TRUSTED_PROXY_HOPS } = readEnvironment();
  // While developing, the framework's own colourful errors say more.
  if (NODE_ENV === 'production') structureConsole();
  guardClientAddresses(TRUSTED_PROXY_HOPS);
  guardRequestTargets();
  const styles = readPageStyles();
  guardAnswers(styles);
  guardSharedCaches();
  dropSheetHints();
  startPageCache(styles);
  const stopTracing = await startTracing();
  await startBackgroundWork();
  finishBeforeExit(stopTracing);
}

function readEnvironment(): ServerEnv {
  try {
    return serverEnv();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    // The framework would go on and answer every request with an error.
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
