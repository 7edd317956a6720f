import './lib/check-node.mjs';
import { exitWith, LauncherError, say } from './lib/progress.mjs';
import { findRunningStack } from './lib/running-stack.mjs';

// `npm run staff -- grant <email> [role]`, `revoke <email>`, `list`: who may open the back office. With the embedded
// backend the site must be running, because only its backend may open the database.

const usage = `Use one of:
  npm run staff -- list
  npm run staff -- grant <email> [admin | sales | editor]   (admin when left out)
  npm run staff -- revoke <email>`;

/** @type {Record<string, (email: string | undefined) => string>} */
const refusals = {
  unknown: (email) => `There is no account with the address ${email}: its owner has to sign up first.`,
  unconfirmed: (email) =>
    `The address ${email} is not confirmed yet: its owner has to use the link in the mail first.`,
  last_admin: (email) => `${email} is the last admin: grant that role to somebody else first.`,
  invalid: () => `That is not a role. ${usage}`,
};

/**
 * @param {import('./lib/stack.mjs').Stack} stack
 * @param {string} name
 * @param {object} args
 * @returns {Promise<any>}
 */
async function ask(stack, name, args) {
  let response;
  try {
    response = await fetch(`${stack.backendUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: stack.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    throw new LauncherError(`${stack.backendUrl} does not answer: start the site, then run this again.`);
  }
  if (response.ok) return response.json();
  throw new LauncherError(
    `${stack.backendUrl} answers ${response.status} to ${name}: ${await response.text()}`,
  );
}

try {
  const [command, email, role = 'admin', ...rest] = process.argv.slice(2);
  const isComplete = command === 'list' ? email === undefined : Boolean(email) && rest.length === 0;
  if (!['list', 'grant', 'revoke'].includes(command ?? '') || !isComplete) throw new LauncherError(usage);

  const { stack } = await findRunningStack();

  if (command === 'list') {
    const members = await ask(stack, 'list_staff_members', {});
    if (members.length === 0)
      say('Nobody is staff. Grant the first role with: npm run staff -- grant <email>');
    for (const member of members) say(`${member.role.padEnd(8)} ${member.email}`);
  } else {
    const answer =
      command === 'grant'
        ? await ask(stack, 'grant_staff_role', { account_email: email, granted_role: role })
        : await ask(stack, 'revoke_staff_role', { account_email: email });
    if (answer === 'granted') say(`${email} is staff now: ${role}. It works from the next page on.`);
    else if (answer === 'revoked') say(`${email} is staff no more, from the next page on.`);
    else if (command === 'revoke' && answer === 'unknown') throw new LauncherError(`${email} is not staff.`);
    else throw new LauncherError(refusals[answer]?.(email) ?? `The database answers ${answer}.`);
  }
  process.exit(0);
} catch (error) {
  exitWith(error);
}
