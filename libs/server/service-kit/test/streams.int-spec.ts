import { AppError } from '@word-unfolded/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  connectNats,
  ContractClient,
  kitConfiguration,
  Metrics,
  NATS_CONNECTION,
  startService,
} from '@word-unfolded/service-kit';
import { suiteEnvironment, until } from '@word-unfolded/testing';
import { Count, EmptyModule, FixtureModule, seen, serviceStarter } from './fixtures.js';

const environment = suiteEnvironment();
const start = serviceStarter(environment);
let client: ContractClient;

beforeAll(async () => {
  await start('journal', FixtureModule);
  client = (await start('gateway', EmptyModule)).app.get(ContractClient);
});

beforeEach(() => Object.assign(seen, { produced: 0, aborted: 0 }));

async function codeOf(chunks: AsyncIterable<unknown>): Promise<string | undefined> {
  try {
    for await (const _ of chunks);
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
  return undefined;
}

describe('stream', () => {
  it('delivers every chunk in order, and ends without an abort', async () => {
    const numbers: number[] = [];
    for await (const { number } of client.stream(Count, { to: 5_000 })) numbers.push(number);
    expect(numbers).toEqual(Array.from({ length: 5_000 }, (_, index) => index));
    expect(seen.aborted).toBe(0);
  });

  it('is never ahead of its reader by more than the window', async () => {
    const chunks = client.stream(Count, { to: 1_000_000 });
    for (let taken = 0; taken < 10; taken += 1) await chunks.next();
    await until('the producer waits', async () => {
      const before = seen.produced;
      await new Promise((resolve) => setTimeout(resolve, 30));
      return seen.produced === before;
    });
    expect(seen.produced).toBeLessThanOrEqual(66);
    await chunks.return(undefined);
    await until('the producer is aborted', () => seen.aborted === 1);
  });

  it('stops its producer when the reader leaves', async () => {
    for await (const { number } of client.stream(Count, { to: 100_000_000 })) if (number === 3) break;
    await until('the producer is aborted', () => seen.open === 0 && seen.aborted === 1);
    expect(seen.produced).toBeLessThan(200);
  });

  it('stops a waiting producer when the reader cancels', async () => {
    const leaving = new AbortController();
    const read = codeOf(client.stream(Count, { to: -2 }, { signal: leaving.signal }));
    await until('the producer has begun', () => seen.open === 1);
    leaving.abort();
    expect(await read).toBe('OPERATION_CANCELLED');
    await until('the producer is aborted', () => seen.aborted === 1);
    seen.open = 0;
  });

  it('stops a producer whose reader left before the stream was opened', async () => {
    const leaving = new AbortController();
    const read = codeOf(client.stream(Count, { to: -2 }, { signal: leaving.signal }));
    setImmediate(() => leaving.abort());
    expect(await read).toBe('OPERATION_CANCELLED');
    await until('the producer is aborted', () => seen.aborted === 1);
    seen.open = 0;
  });

  it('stops a producer whose reader was killed', async () => {
    const { app } = await start('gateway', EmptyModule);
    const line = await connectNats(environment.NATS_URL!, 'mortal');
    const mortal = new ContractClient(line, app.get(kitConfiguration.token), app.get(Metrics), 'gateway');
    void codeOf(mortal.stream(Count, { to: -2 }));
    await until('the producer has begun', () => seen.open === 1);
    await line.close();
    await until('the producer is aborted', () => seen.aborted === 1);
    seen.open = 0;
  });

  it('ends with the error of its producer', async () => {
    expect(await codeOf(client.stream(Count, { to: -1 }))).toBe('PROVIDER_DATA_INVALID');
  });

  it('ends with an error if its producer stops, and if there is none', async () => {
    const own = suiteEnvironment({ SHUTDOWN_GRACE_MS: '50' });
    const producer = await startService('journal', FixtureModule, [], own);
    const reader = await startService('gateway', EmptyModule, [], own);
    const stream = reader.app.get(ContractClient).stream(Count, { to: 100_000_000 });
    await stream.next();
    const stopping = producer.stop();
    expect(await codeOf(stream)).toBe('STREAM_INTERRUPTED');
    await stopping;
    expect(await codeOf(reader.app.get(ContractClient).stream(Count, { to: 1 }))).toBe('SERVICE_UNAVAILABLE');
    await reader.stop();
  });

  it('ends at once when its producer was killed', async () => {
    const own = suiteEnvironment({ SHUTDOWN_GRACE_MS: '50' });
    const producer = await startService('journal', FixtureModule, [], own);
    const reader = await startService('gateway', EmptyModule, [], own);
    const patient = { ...Count, idleMs: 600_000 };
    const open = seen.open;
    const read = codeOf(reader.app.get(ContractClient).stream(patient, { to: -2 }));
    await until('the producer has begun', () => seen.open === open + 1);
    await producer.app.get<NatsConnection>(NATS_CONNECTION).close();
    expect(await read).toBe('STREAM_INTERRUPTED');
    seen.open = open;
    await Promise.allSettled([producer.stop(), reader.stop()]);
  });

  it('works a hundred times concurrently', async () => {
    const sums = await Promise.all(
      Array.from({ length: 100 }, async () => {
        let sum = 0;
        for await (const { number } of client.stream(Count, { to: 100 })) sum += number;
        return sum;
      }),
    );
    expect(new Set(sums)).toEqual(new Set([4_950]));
  });
});
