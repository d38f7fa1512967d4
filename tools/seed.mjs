import { natsOfInstallation } from './admin/installation.mjs';
import { Problem, runScript, say, step } from './terminal/terminal.mjs';

const USAGE = `npm run seed [-- <readers> [<address>]]

Fills a running installation with demonstration data: readers (20 by default), what they wrote, plans and a year of usage.
The address is http://localhost:8080 by default. Readers who exist already are kept, so it can be run again.`;

/** The mail sandbox shows the links of a sign-up, so this works where npm start runs, and never in production. */
const READERS_AT_MOST = 50;

/** `npm run seed`: demonstration data, through the same messages that readers use. */
await runScript(async () => {
  const [readers = '20', origin = 'http://localhost:8080', ...more] = process.argv.slice(2);
  const count = Number(readers);
  if (!Number.isInteger(count) || count < 1 || count > READERS_AT_MOST || more.length > 0)
    throw new Problem(USAGE);
  const nats = natsOfInstallation();
  // Imported late because it needs packages, which are installed once the application runs.
  const { seedReaders } = await import('./seed/seed-readers.mjs');
  const { seedUsage } = await import('./seed/seed-usage.mjs');
  const seeded = await step('Readers and what they wrote', () => seedReaders({ origin, nats, count }));
  const charges = await step('A year of usage', () => seedUsage(nats, seeded));
  const entries = seeded.reduce((sum, reader) => sum + reader.entries, 0);
  say(
    `${seeded.length} readers, ${entries} entries and ${charges} uses. Their password: ${seeded[0]?.password}`,
  );
  say('The uses appear as the usage service records them, some dozen a second.');
});
