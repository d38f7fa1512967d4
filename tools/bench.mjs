import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from './setup/build/build.mjs';
import { ensureLibrary } from './setup/library.mjs';
import { assertNodeVersion } from './setup/node-version.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensureSystemParts } from './setup/system-parts.mjs';
import { dataFolder, ROOT } from './setup/workspace.mjs';
import { runScript, say, step } from './terminal/terminal.mjs';

/**
 * `npm run bench`: measures the application and a minimal baseline in the same run. BENCH_SECONDS sets the length of a
 * measurement.
 */
await runScript(async () => {
  assertNodeVersion();
  await ensureSystemParts(['redis', 'nats', 'sword', 'chromium']);
  await ensurePackages();
  await buildAll();
  const library = await ensureLibrary(dataFolder());
  process.env.SCRIPTURE_SOURCE = 'library';
  const seconds = Number(process.env.BENCH_SECONDS || 5);

  const { benchPassages } = await import('./bench/passages.bench.mjs');
  const passages = await step('Measuring passages', () => benchPassages({ library, seconds, rounds: 3 }));
  say(
    `\nPassages: ${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.cpus().length} cores, Node ${process.version}, 32 connections`,
  );
  say(table(passages));

  const { benchSearch } = await import('./bench/search.bench.mjs');
  const searches = await step('Measuring search', () => benchSearch({ library, seconds, rounds: 3 }));
  say('\nSearch: the same setup, with words of some hundred verses in two languages');
  say(table(searches));

  const { benchAccounts } = await import('./bench/accounts.bench.mjs');
  const accounts = await step('Measuring accounts', () => benchAccounts({ library, seconds, rounds: 3 }));
  say(`\nAccounts: 32 connections, 4 for sign-ins`);
  say(table(accounts.requests));
  say(`\nThe same requests one at a time, and requests that the gateway refuses:`);
  say(latencies(accounts.oneByOne));
  const { known, verified } = accounts.checkingMs;
  say(
    `Checking a session adds ${known} ms when its token is known, ${verified} ms when its signature is verified.`,
  );

  const { benchJournal } = await import('./bench/journal/journal.bench.mjs');
  const journal = await step('Measuring the journal', () => benchJournal({ library, seconds, rounds: 3 }));
  say('\nThe journal, compared with the same queries sent by the database driver. 20 of 10,000 entries:');
  say(table(journal.list));
  say('\nSearch among 10,000 entries:');
  say(table(journal.search));
  say('\nSync of 1,000 entries written offline: entries per second, and the latency of an exchange of 50:');
  say(table(journal.sync));

  const { benchJournalFiles } = await import('./bench/journal/journal-file.bench.mjs');
  const files = await step('Measuring exports', () => benchJournalFiles({ library, entries: 10_000 }));
  say(
    '\nThe export of 10,000 entries in many scripts, and the processor time and largest memory of the journal service:',
  );
  const fileRows = Object.entries(files).map(([format, { seconds, processorSeconds, fileMb, memoryMb }]) => [
    format,
    `${seconds}`,
    `${processorSeconds}`,
    `${fileMb}`,
    `${memoryMb}`,
  ]);
  say(inColumns([['', 'seconds', 'processor s', 'file MB', 'memory MB'], ...fileRows]));

  const { benchAnswers } = await import('./bench/answers/answers.bench.mjs');
  const answers = await step('Measuring answers', () => benchAnswers({ library }));
  say('\nFirst words of a streamed answer, from sending by the model to arrival at the reader:');
  say(latencies(answers.firstMs));
  const { atOnce, notWhole, notInOrder, firstMs, kbEach } = answers.streams;
  say(
    `${atOnce} answers at once: ${notWhole} not whole, ${notInOrder} not in order; first words after ${firstMs.p50} ms (p99 ${firstMs.p99}); each takes ${kbEach.gateway} kB of the gateway and ${kbEach.ai} kB of the ai service.`,
  );

  const { benchJudging } = await import('./bench/answers/judging.bench.mjs');
  const judging = await step('Measuring the judging of answers', () => benchJudging({ library }));
  say('\nWhole answers that a model sends at once, with what judging them takes:');
  say(latencies(judging));

  const { benchBilling } = await import('./bench/billing/billing.bench.mjs');
  const billing = await step('Measuring payments', () => benchBilling({ library, seconds }));
  say('\nEvents of the payment provider, 100 a second, and the time until the gateway gives a changed tier:');
  say(latencies({ 'webhook answered': billing.webhook, ...billing.tier }));
  say(`${billing.webhook.failed} of the events were not accepted.`);

  const { benchDashboard } = await import('./bench/dashboard.bench.mjs');
  const dashboard = await step('Measuring the dashboard', () =>
    benchDashboard({ library, accounts: 100_000, events: 1_000_000, times: 40 }),
  );
  say('\nThe dashboard of administrators over 100,000 accounts and 1,000,000 events, one call at a time:');
  const dashboardRows = Object.entries(dashboard).map(([name, { p50, p95 }]) => [name, `${p50}`, `${p95}`]);
  say(inColumns([['', 'p50 ms', 'p95 ms'], ...dashboardRows]));

  const { benchStudyEngine } = await import('./bench/answers/study-engine.bench.mjs');
  const engine = await step('Measuring the study engine', () => benchStudyEngine({ library }));
  say(
    `\nWhole answers of the study engine to ${engine.questions} questions, one after another: p50 ${engine.p50} ms, p95 ${engine.p95} ms, the slowest ${engine.most} ms.`,
  );

  const { benchVoice } = await import('./bench/voice/voice.bench.mjs');
  const voice = await step('Measuring calls by voice', () => benchVoice({ library }));
  say('\nCalls by voice, until the offer is answered:');
  say(latencies({ ...voice.answered, [`${voice.many.atOnce} at once`]: voice.many.answered }));
  say('\nFrom the end of what the reader says to the first sound of the answer:');
  say(latencies({ ...voice.firstSound, [`${voice.many.atOnce} at once`]: voice.many.firstSound }));
  say(`${voice.many.dropped} of ${voice.many.atOnce} calls at once were dropped.`);

  const { benchFirstWord } = await import('./bench/voice/first-word.bench.mjs');
  const firstWord = await step('Measuring first words by voice', () => benchFirstWord({ library }));
  say('\nWithout a realtime model, from the end of a spoken question to the first spoken word:');
  say(latencies({ 'the study engine': firstWord }));

  const { benchPlans } = await import('./bench/plans.bench.mjs');
  const plans = await step('Measuring reading plans', () => benchPlans({ library, times: 40 }));
  say('\nReading plans, one call at a time:');
  const planRows = Object.entries(plans).map(([name, { p50, p95 }]) => [name, `${p50}`, `${p95}`]);
  say(inColumns([['', 'p50 ms', 'p95 ms'], ...planRows]));

  const { benchOwnSearch } = await import('./bench/own-search.bench.mjs');
  const ownSearch = await step('Measuring one search over everything', () =>
    benchOwnSearch({ library, times: 100 }),
  );
  say('\nOne search over everything of a reader with 10,000 entries, 2,000 notes and 500 conversations:');
  const searchRows = Object.entries(ownSearch).map(([name, { p50, p95 }]) => [name, `${p50}`, `${p95}`]);
  say(inColumns([['', 'p50 ms', 'p95 ms'], ...searchRows]));

  const { benchMessages } = await import('./bench/messages.bench.mjs');
  const { callMs, purgeMs } = await step('Measuring messages', () => benchMessages());
  say('\nOne message after another, and what the signature of its caller takes:');
  const callRows = Object.entries(callMs).map(([name, ms]) => [name, ms.toFixed(3)]);
  say(inColumns([['', 'p50 ms'], ...callRows]));
  say('\nUntil every gateway has forgotten a purged response:');
  say(latencies(purgeMs));

  const { benchMemory } = await import('./bench/memory.bench.mjs');
  const memory = await step('Measuring the memory of idle services', () => benchMemory({ library }));
  say('\nMemory of the services while nobody uses them (PSS):');
  const memoryRows = Object.entries({ ...memory.services, together: memory.together });
  say(inColumns([['', 'MB'], ...memoryRows.map(([name, megabytes]) => [name, `${megabytes}`])]));
  say(`Ready ${memory.startSeconds.toFixed(1)} s after the start of the first process.`);

  const { benchReaders } = await import('./bench/readers/readers.bench.mjs');
  const readers = await step('Measuring what readers cost', () => benchReaders({ library, actions: 600 }));
  say(
    '\nProcessor milliseconds of an action, and the bytes that it adds to the stores, before what expires:',
  );
  const names = ['gateway', 'scripture', 'journal', 'ai', 'usage', 'auth', 'mongo', 'redis', 'nats'];
  const costRows = Object.entries(readers.costs).map(([name, { processorMs, bytes }]) => [
    name,
    ...names.map((each) => (processorMs[each] ?? 0).toFixed(2)),
    ...Object.values(bytes).map((each) => Math.max(0, each).toFixed(0)),
  ]);
  const stores = Object.keys(readers.bytesPerYear).map((store) => `${store} B`);
  say(inColumns([['', ...names, ...stores], ...costRows]));
  const { reading, chatting, writing } = readers.readersPerCore;
  say(
    `A core of all processes together carries ${reading} readers who read, ${chatting} who ask, ${writing} who write.`,
  );
  const year = Object.entries(readers.bytesPerYear).map(
    ([store, bytes]) => `${store} ${(bytes / 1_000).toFixed(0)} kB`,
  );
  say(`A faithful reader adds in a year: ${year.join(', ')}.`);

  const { benchJobs } = await import('./bench/jobs.bench.mjs');
  const jobs = await step('Measuring background jobs', () => benchJobs({ rounds: 3 }));
  say(
    '\nBackground jobs that do nothing, 8 at a time, with the processor time of their process and of Redis:',
  );
  const jobRows = Object.entries(jobs).map(([name, each]) => [
    name,
    `${each.perSecond}`,
    `${each.p50}`,
    `${each.cpuMs}`,
  ]);
  say(inColumns([['', 'a second', 'p50 ms', 'cpu ms'], ...jobRows]));

  const { benchCards } = await import('./bench/cards.bench.mjs');
  const cards = await step('Measuring quote cards', () => benchCards({ cards: 100 }));
  say(
    `\nA quote card of 1024 by 1024 pixels, as processor time from its order to its file: p50 ${cards.p50} ms, p95 ${cards.p95} ms, the slowest ${cards.most} ms; its sketch as SVG p50 ${cards.sketch.p50} ms, p95 ${cards.sketch.p95} ms.`,
  );

  const { benchFirstLoad } = await import('./bench/first-load.bench.mjs');
  const firstLoads = await step('Measuring first loads', () => benchFirstLoad({ library, rounds: 3 }));
  say("\nFirst load on a phone: a quarter of this processor's speed, slow 4G, empty cache");
  const loads = Object.entries(firstLoads).map(([name, { largestPaintMs, firstKb, scriptKb, remoteKb }]) => [
    name,
    `${largestPaintMs}`,
    `${firstKb}`,
    `${scriptKb}`,
    `${remoteKb}`,
  ]);
  say(inColumns([['', 'LCP ms', 'first kB', 'script kB', 'of it page'], ...loads]));

  const { benchLighthouse, findLighthouse } = await import('./bench/lighthouse.bench.mjs');
  const { missing } = findLighthouse();
  if (missing) say(`\nLighthouse is not installed, so pages are not scored. Install it by: ${missing}`);
  else {
    const scored = await step('Scoring pages by Lighthouse', () => benchLighthouse({ library }));
    say('\nLighthouse, phone: performance, accessibility, best practices, search engines (of 100)');
    const scoreRows = Object.entries(scored).map(
      ([name, { scores, largestPaintMs, blockedMs, scriptKb }]) => [
        name,
        ...[...scores, largestPaintMs, blockedMs, scriptKb].map(String),
      ],
    );
    say(
      inColumns([['', 'perf', 'access', 'practices', 'seo', 'LCP ms', 'TBT ms', 'script kB'], ...scoreRows]),
    );
    for (const [name, { failed }] of Object.entries(scored))
      if (failed.length > 0) say(`${name}: ${failed.join(', ')}`);
  }

  const { benchEmbeddedMongo, embeddedMongoTable } = await loadMongoBench();
  const database = await step('Measuring the embedded database', () =>
    benchEmbeddedMongo({ seconds: Math.min(seconds, 2), rounds: 3 }),
  );
  say(`\nThe embedded database, compared with a bare server of the same protocol over a Map:`);
  say(embeddedMongoTable(database));
});

/**
 * @typedef {object} MongoBench
 * @property {(options: { seconds: number, rounds: number }) => Promise<unknown>} benchEmbeddedMongo
 * @property {(rows: unknown) => string} embeddedMongoTable
 */

/**
 * The benchmark of the embedded database. It is in the folder of that library and needs packages. @returns
 * {Promise<MongoBench>}
 */
function loadMongoBench() {
  const file = path.join(ROOT, 'libs/server/embedded-mongo/test/bench/embedded-mongo.bench.mjs');
  return import(pathToFileURL(file).href);
}

/** @param {Record<string, import('./bench/measure/load.mjs').Figures>} measured the first is the baseline */
function table(measured) {
  const baseline = Object.values(measured)[0];
  const rows = Object.entries(measured).map(([name, { perSecond, p50, p99, failed }]) => {
    const ratio = baseline ? (perSecond / baseline.perSecond).toFixed(2) : '';
    return [name, String(perSecond), ratio, `${p50}`, `${p99}`, String(failed)];
  });
  return inColumns([['', 'a second', 'ratio', 'p50 ms', 'p99 ms', 'failed'], ...rows]);
}

/** @param {Record<string, { p50: number, p99: number }>} measured */
function latencies(measured) {
  const rows = Object.entries(measured).map(([name, { p50, p99 }]) => [name, `${p50}`, `${p99}`]);
  return inColumns([['', 'p50 ms', 'p99 ms'], ...rows]);
}

/** @param {string[][]} rows */
function inColumns(rows) {
  return rows
    .map((row) => row.map((cell, index) => (index ? cell.padStart(10) : cell.padEnd(26))).join(''))
    .join('\n');
}
