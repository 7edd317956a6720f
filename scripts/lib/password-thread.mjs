import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

if (!parentPort) throw new Error('This is a thread of lib/password-work.mjs');
const asker = parentPort;

// A password is hashed, or compared with a hash.
asker.on('message', ({ password, hash, rounds }) => {
  try {
    const result = hash ? bcrypt.compareSync(password, hash) : bcrypt.hashSync(password, rounds);
    asker.postMessage({ result });
  } catch (error) {
    asker.postMessage({ error: error.message });
  }
});
