import 'server-only';
import { startPageCache } from '@/lib/asleep/server/start-page-cache';
import type { DrawHeldDesign } from '@/lib/designs/design-picture';
import { EnvironmentError } from '@/lib/env/parse';
import { publicEnv } from '@/lib/env/public';
import { isBuilding, type ServerEnv, serverEnv } from '@/lib/env/server';
import { startTracing } from '@/lib/log/server/start-tracing';
import { structureConsole } from '@/lib/log/server/structured-console';
import { listPortfolio } from '@/lib/portfolio/server/list-portfolio';
import { readPageStyles } from '@/lib/security/page-styles';
import { startBackgroundWork } from './background';
import { readBrokenPageWords } from './door/broken-pages';
import { openFrontDoor } from './door/front-door';
import { sayUnreadable } from './door/requests-fault';
import { finishBeforeExit } from './finish-before-exit';
import { createKnownWorks } from './known-works';

/**
 * What a process of the site needs before its first request. With a wrong environment the process ends here.
 *
 * @param drawDesign what mails show designs by
 */
export async function startServerProcess(drawDesign: DrawHeldDesign): Promise<void> {
  if (isBuilding()) return;
  const { NODE_ENV, TRUSTED_PROXY_HOPS } = readEnvironment();
  // While developing, the framework's own colourful errors say more.
  if (NODE_ENV === 'production') structureConsole(sayUnreadable);
  const styles = readPageStyles();
  startPageCache(styles);
  const stopTracing = await startTracing();
  await startBackgroundWork(drawDesign);
  const follow = finishBeforeExit(stopTracing);
  openFrontDoor({
    trustedHops: TRUSTED_PROXY_HOPS,
    siteUrl: publicEnv().SITE_URL,
    styles,
    follow,
    hasWork: createKnownWorks(listPortfolio),
    brokenPageWords: await readBrokenPageWords(),
  });
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
