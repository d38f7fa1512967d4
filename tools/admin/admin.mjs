import { natsOfInstallation } from './installation.mjs';
import { Problem, runScript, say } from '../terminal/terminal.mjs';

const USAGE = `npm run admin -- grant <email>    makes an account an administrator
npm run admin -- revoke <email>   makes it an ordinary account again
npm run admin -- rebuild-rollups [days]   counts the last days of the ledger again (3 by default)`;

/** Subject of the contract RebuildRollups (`libs/shared/contracts/src/usage/rollups.ts`). */
const REBUILD = 'usage.rollups.rebuild';

/** @type {Record<string, 'admin' | 'user'>} */
const ROLES = { grant: 'admin', revoke: 'user' };

/** `npm run admin`: grants an account of the local installation the admin role, or revokes it; rebuilds what is counted. */
await runScript(async () => {
  const [command = '', email, ...more] = process.argv.slice(2);
  if (command === 'rebuild-rollups' && more.length === 0) return rebuild(Number(email ?? 3));
  const role = Object.hasOwn(ROLES, command) ? ROLES[command] : undefined;
  if (!role || !email || more.length > 0) throw new Problem(USAGE);
  const nats = natsOfInstallation();
  // Imported late because it needs packages, which are installed once the application runs.
  const { grantRole } = await import('./grant-role.mjs');
  await grantRole(nats, email, role);
  say(
    role === 'admin'
      ? `${email} is an administrator now. Open sessions have the role at once.`
      : `${email} is an ordinary account now.`,
  );
});

/** @param {number} days */
async function rebuild(days) {
  if (!Number.isInteger(days) || days < 1 || days > 400) throw new Problem(USAGE);
  const nats = natsOfInstallation();
  const { askOperator } = await import('./ask-operator.mjs');
  const answer = await askOperator(nats, REBUILD, { days }, 600_000);
  const { days: rebuilt } = /** @type {{ days: number }} */ (answer);
  say(`Counted again: ${rebuilt} of ${days} days had anything to count.`);
}
