import { natsOfInstallation } from './admin/installation.mjs';
import { Problem, runScript, say } from './terminal/terminal.mjs';

const USAGE = `npm run admin -- grant <email>    makes an account an administrator
npm run admin -- revoke <email>   makes it an ordinary account again`;

/** @type {Record<string, 'admin' | 'user'>} */
const ROLES = { grant: 'admin', revoke: 'user' };

/** `npm run admin`: grants an account of the local installation the admin role, or revokes it. */
await runScript(async () => {
  const [command = '', email, ...more] = process.argv.slice(2);
  const role = Object.hasOwn(ROLES, command) ? ROLES[command] : undefined;
  if (!role || !email || more.length > 0) throw new Problem(USAGE);
  const nats = natsOfInstallation();
  // Imported late because it needs packages, which are installed once the application runs.
  const { grantRole } = await import('./admin/grant-role.mjs');
  await grantRole(nats, email, role);
  say(
    role === 'admin'
      ? `${email} is an administrator now. Open sessions have the role at once.`
      : `${email} is an ordinary account now.`,
  );
});
