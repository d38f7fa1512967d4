import { Module } from '@nestjs/common';
import { contentPurged } from '@word-unfolded/contracts';
import { connectNats, EventBus, readEnvironment, startService } from '@word-unfolded/service-kit';
import { setImmediate as later } from 'node:timers/promises';
import { AnswerCache } from '../../../src/cache/answer-cache.js';
import { CachedAnswer } from '../../../src/cache/cached-answer.js';
import { startGateway } from '../../fixtures/gateway-fixture.js';

/**
 * Measures the time from the publication of a purge until the last of several gateways has forgotten the response, and
 * beside it the time of a plain NATS message to as many connections.
 */
const environment = readEnvironment();
const purges = Number(environment['PURGES'] ?? 300);
const GATEWAYS = 4;

@Module({})
class PublisherModule {}

const first = await startGateway();
const { SUBJECT_PREFIX } = first.environment;
const others = await Promise.all(
  Array.from({ length: GATEWAYS - 1 }, () => startGateway({ SUBJECT_PREFIX, INTERNAL_PORT: '0' })),
);
const caches = [first, ...others].map(({ app }) => app.get(AnswerCache));
const bus = (await startService('journal', PublisherModule, [], first.environment)).app.get(EventBus);

const connections = await Promise.all(
  Array.from({ length: GATEWAYS + 1 }, (_, index) => connectNats(environment['NATS_URL']!, `plain-${index}`)),
);
let heard = 0;
for (const connection of connections.slice(1)) {
  connection.subscribe('plain.purge', {
    callback: () => {
      heard += 1;
    },
  });
  await connection.flush();
}

async function plain(): Promise<void> {
  heard = 0;
  connections[0]!.publish('plain.purge', JSON.stringify({ tags: ['post:ruth'] }));
  while (heard < GATEWAYS) await later();
}

async function purge(): Promise<void> {
  const answer = new CachedAnswer('{"success":true}', { cacheControl: 'public', vary: 'accept-encoding' });
  for (const cache of caches)
    await cache.fetch('en', '/api/ruth', async () => answer, ['journal', 'post:ruth']);
  began = performance.now();
  const published = bus.publish(contentPurged('journal'), { tags: ['post:ruth'] });
  while (caches.some((cache) => cache.get('en', '/api/ruth'))) await later();
  ended = performance.now();
  await published;
}

let [began, ended] = [0, 0];

async function measure(run: () => Promise<void>): Promise<{ p50: number; p99: number }> {
  const taken: number[] = [];
  for (let count = 0; count < purges; count += 1) {
    began = performance.now();
    ended = 0;
    await run();
    taken.push((ended || performance.now()) - began);
  }
  taken.sort((one, other) => one - other);
  const at = (share: number) => Number(taken[Math.floor(share * (purges - 1))]!.toFixed(1));
  return { p50: at(0.5), p99: at(0.99) };
}

await measure(purge); // warms up
const measured = {
  'NATS alone': await measure(plain),
  [`a purge, ${GATEWAYS} gateways`]: await measure(purge),
};
process.send?.(measured, () => process.exit(0));
