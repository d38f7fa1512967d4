import { natsOfInstallation } from './admin/installation.mjs';
import { Problem, runScript, say } from './terminal/terminal.mjs';

const USAGE = `npm run admin -- grant <email>    makes an account an administrator
npm run admin -- revoke <email>   makes it an ordinary account again`;

/** @type {Record<string, 'admin' | 'user'>} */
const ROLES = { grant: 'admin', revoke: 'user' };

/** `npm run admin`: gives a role to an account of the installation that runs here, or takes it back. */
await runScript(async () => {
  const [command = '', email, ...more] = process.argv.slice(2);
  const role = Object.hasOwn(ROLES, command) ? ROLES[command] : undefined;
  if (!role || !email || more.length > 0) throw new Problem(USAGE);
  const nats = natsOfInstallation();
  // It needs packages, which are there when the application runs.
  const { grantRole } = await import('./admin/grant-role.mjs');
  await grantRole(nats, email, role);
  say(
    role === 'admin'
      ? `${email} is an administrator now. Whoever is signed in with it has the role at once.`
      : `${email} is an ordinary account now.`,
  );
});
