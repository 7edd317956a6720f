import path from 'node:path';
import {
  checkUserEnvironment,
  defaultPorts,
  portFrom,
  projectRoot,
  readUserEnvironment,
} from './environment.mjs';
import { startStack } from './stack.mjs';

/** The stack that the settings describe, of which nothing is started: for commands that ask a site which runs. */
export async function findRunningStack() {
  const env = readUserEnvironment('production');
  checkUserEnvironment(env);
  const stack = await startStack({
    env,
    dataDir: path.resolve(projectRoot, env.DATA_DIR ?? '.data'),
    backendPort: portFrom(env, 'BACKEND_PORT', defaultPorts.backend),
    backend: false,
    mailbox: false,
  });
  return { stack, env };
}
