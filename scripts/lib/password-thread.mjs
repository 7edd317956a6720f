import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

// One thread of lib/password-work.mjs: a password is hashed, or compared with a hash.
parentPort.on('message', ({ password, hash, rounds }) => {
  try {
    const result = hash ? bcrypt.compareSync(password, hash) : bcrypt.hashSync(password, rounds);
    parentPort.postMessage({ result });
  } catch (error) {
    parentPort.postMessage({ error: error.message });
  }
});
