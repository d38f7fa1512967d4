import { natsOfInstallation, originOfInstallation } from '../admin/installation.mjs';
import { Problem, runScript, say, step } from '../terminal/terminal.mjs';

const USAGE = `npm run seed [-- <readers> [<address>]]

Fills a running installation with demonstration data: readers (20 by default), what they wrote, plans and a year of usage.
The address is that of the installation in DATA_DIR by default. Readers who exist already are kept, so it can be run again.`;

/** The mail sandbox shows the links of a sign-up, so this works where npm start runs, and never in production. */
const READERS_AT_MOST = 50;

/** `npm run seed`: demonstration data, through the same messages that readers use. */
await runScript(async () => {
  const [readers = '20', origin = originOfInstallation(), ...more] = process.argv.slice(2);
  const count = Number(readers);
  if (!Number.isInteger(count) || count < 1 || count > READERS_AT_MOST || more.length > 0)
    throw new Problem(USAGE);
  const nats = natsOfInstallation();
  // Imported late because it needs packages, which are installed once the application runs.
  const { EventPublisher } = await import('./publish-events.mjs');
  const { seedReaders, seedWritings } = await import('./seed-readers.mjs');
  const { seedSubscriptions } = await import('./seed-subscriptions.mjs');
  const { seedToday } = await import('./seed-today.mjs');
  const { seedUsage } = await import('./seed-usage.mjs');
  const publisher = await EventPublisher.open(nats);
  try {
    const arrivals = await step('Readers and their days', () =>
      seedReaders({ origin, nats, publisher, count }),
    );
    const subscribers = arrivals.flatMap(({ reader: { subscription }, browser }) =>
      subscription ? [{ browser, subscription }] : [],
    );
    const hasPast = await step('Subscriptions', () => seedSubscriptions(origin, subscribers));
    /** @type {{ reader: import('./seed-readers.mjs').SeededReader, browser: (typeof arrivals)[number]['browser'] }[]} */
    const seeded = [];
    await step('What they wrote', async () => {
      for (const arrival of arrivals)
        seeded.push({ reader: await seedWritings(nats, arrival), browser: arrival.browser });
    });
    const readers = seeded.map(({ reader }) => reader);
    const past = await step('A year of usage', (progress) => seedUsage(publisher, readers, progress));
    const today = await step('Usage of today', () => seedToday(publisher, nats, seeded));
    const entries = readers.reduce((sum, reader) => sum + reader.entries, 0);
    say(
      `${readers.length} readers, ${entries} entries and ${past + today} uses. Their password: ${readers[0]?.password}`,
    );
    if (!hasPast) say('Somebody has bought here before, so their subscriptions begin today.');
  } finally {
    await publisher.close();
  }
});
