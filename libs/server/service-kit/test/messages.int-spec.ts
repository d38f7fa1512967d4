import type { NatsConnection } from '@nats-io/transport-node';
import { AppError, checkHealthOf } from '@word-unfolded/contracts';
import {
  ContractClient,
  connectNats,
  NATS_CONNECTION,
  inRequestContext,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import { suiteEnvironment, until } from '@word-unfolded/testing';
import { EmptyModule, FixtureModule, Greet, seen, serviceStarter } from './fixtures.js';

const environment = suiteEnvironment();
const start = serviceStarter(environment);

let service: RunningService;
let client: ContractClient;

beforeAll(async () => {
  service = await start('journal', FixtureModule);
  client = (await start('gateway', EmptyModule)).app.get(ContractClient);
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('it was answered')),
    (error: unknown) => error as AppError,
  );

describe('message', () => {
  it('passes the request context of its caller to the handler', async () => {
    const requestContext = { correlationId: 'context-0001', language: 'es' as const };
    const answer = await inRequestContext(requestContext, () => client.ask(Greet, { name: 'Rut' }));
    expect(answer).toEqual({ text: 'Peace to you, Rut', ...requestContext });
  });

  it('returns an AppError with its details', async () => {
    const error = await refusal(client.ask(Greet, { name: 'nobody' }));
    expect(error).toBeInstanceOf(AppError);
    expect(error.code).toBe('SCRIPTURE_VERSE_NOT_FOUND');
    expect(error.textIn('es')).toBe('Psalm 150 termina en el versículo 6; no existe el versículo 9.');
    expect(error.fields).toEqual({ hint: 'x' });
  });

  it('hides the details of any other error', async () => {
    const error = await refusal(client.ask(Greet, { name: 'bug' }));
    expect(error.code).toBe('INTERNAL');
    expect(JSON.stringify({ ...error, message: error.message })).not.toContain('hunter2');
  });

  it('is rejected by its sender, and by its handler, if it does not match the contract', async () => {
    await expect(client.ask(Greet, { name: '' })).rejects.toThrow();
    const raw = await connectNats(environment.NATS_URL!, 'test');
    const subject = `${environment.SUBJECT_PREFIX}.${Greet.subject}`;
    for (const body of ['{"name":""}', '{"name":{"$gt":""}}', 'no json', '']) {
      const answer = await raw.request(subject, body, { timeout: 20_000 });
      expect(answer.headers?.has('failed')).toBe(true);
    }
    await raw.close();
  });

  it('gets no response that does not match the contract', async () => {
    expect((await refusal(client.ask(Greet, { name: 'wrong shape' }))).code).toBe('INTERNAL');
  });

  it('gets an error instead of a response that is larger than NATS allows', async () => {
    expect((await refusal(client.ask(Greet, { name: 'huge' }))).code).toBe('INTERNAL');
  });

  it('times out if the handler does not finish', async () => {
    const hasty = { ...Greet, timeoutMs: 50 };
    expect((await refusal(client.ask(hasty, { name: 'asleep' }))).code).toBe('SERVICE_TIMEOUT');
  });

  it('does not fail while its handler is only slow', async () => {
    const patient = { ...Greet, timeoutMs: 1_500 };
    expect((await refusal(client.ask(patient, { name: 'asleep' }))).code).toBe('SERVICE_TIMEOUT');
  });

  it('fails at once when the replica that accepted it dies, without an effect on other calls', async () => {
    const own = suiteEnvironment({ SHUTDOWN_GRACE_MS: '50' });
    const caller = (await startService('gateway', EmptyModule, [], own)).app.get(ContractClient);
    const replicas = [await startService('journal', FixtureModule, [], own)];
    const patient = { ...Greet, timeoutMs: 600_000 };
    const before = seen.greeted;
    const lost = [
      refusal(caller.ask(patient, { name: 'asleep' })),
      refusal(caller.ask(patient, { name: 'asleep' })),
    ];
    await until('they are in flight', () => seen.greeted === before + 2);
    replicas.push(await startService('journal', FixtureModule, [], own));
    // For the server this is the same as a killed process.
    await replicas[0]!.app.get<NatsConnection>(NATS_CONNECTION).close();
    for (const error of await Promise.all(lost)) expect(error.code).toBe('OUTCOME_UNKNOWN');
    expect((await caller.ask(patient, { name: 'slow' })).text).toBe('Peace to you, slow');
    await Promise.allSettled(replicas.map((replica) => replica.stop()));
  });

  it('is rejected at once if its subject has no handler', async () => {
    expect((await refusal(client.ask(checkHealthOf('billing'), {}))).code).toBe('SERVICE_UNAVAILABLE');
  });
});

describe('service', () => {
  it('shares its messages between replicas', async () => {
    const second = await start('journal', FixtureModule);
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.ask(Greet, { name: 'Ana' })));
    expect(answers).toHaveLength(50);
    const handled = async (of: RunningService) =>
      (await fetch(`http://127.0.0.1:${of.internalPort}/metrics`)).text();
    for (const each of [service, second])
      expect(await handled(each)).toMatch(
        /message_handled_seconds_count\{subject="journal.greeting.get",outcome="answered"\} [1-9]/,
      );
  });

  it('finishes the current calls before it stops, and is not ready meanwhile', async () => {
    const own = suiteEnvironment();
    const leaving = await startService('journal', FixtureModule, [], own);
    const caller = await startService('gateway', EmptyModule, [], own);
    const before = seen.greeted;
    const answer = caller.app.get(ContractClient).ask(Greet, { name: 'slow' });
    await until('it is in flight', () => seen.greeted > before);
    const stopped = leaving.stop();
    expect((await answer).text).toBe('Peace to you, slow');
    await stopped;
    await caller.stop();
  });

  it('answers health, readiness and metrics on its internal port, and over NATS', async () => {
    const get = (path: string) => fetch(`http://127.0.0.1:${service.internalPort}${path}`);
    expect((await get('/health')).status).toBe(200);
    expect(await (await get('/ready')).json()).toEqual({
      service: 'journal',
      ready: true,
      checks: { nats: true },
    });
    expect((await get('/nothing')).status).toBe(404);
    expect(await client.ask(checkHealthOf('journal'), {})).toEqual({
      service: 'journal',
      ready: true,
      checks: { nats: true },
    });
  });
});
