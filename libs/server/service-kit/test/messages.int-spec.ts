import { connect } from '@nats-io/transport-node';
import { CatalogueError, checkHealthOf } from '@word-unfolded/contracts';
import { ContractClient, onJourney, type RunningService } from '@word-unfolded/service-kit';
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
    (error: unknown) => error as CatalogueError,
  );

describe('a message', () => {
  it('carries the journey of its caller to the handler', async () => {
    const journey = { correlationId: 'journey-0001', language: 'es' as const };
    const answer = await onJourney(journey, () => client.ask(Greet, { name: 'Rut' }));
    expect(answer).toEqual({ text: 'Peace to you, Rut', ...journey });
  });

  it('brings an error of the catalogue back with its values', async () => {
    const error = await refusal(client.ask(Greet, { name: 'nobody' }));
    expect(error).toBeInstanceOf(CatalogueError);
    expect(error.code).toBe('SCRIPTURE_VERSE_NOT_FOUND');
    expect(error.textIn('es')).toBe('Psalm 150 termina en el versículo 6; no existe el versículo 9.');
    expect(error.fields).toEqual({ hint: 'x' });
  });

  it('tells nothing of an error that is a mistake of ours', async () => {
    const error = await refusal(client.ask(Greet, { name: 'bug' }));
    expect(error.code).toBe('INTERNAL');
    expect(JSON.stringify({ ...error, message: error.message })).not.toContain('hunter2');
  });

  it('is refused by its sender, and by its handler, when it does not fit the contract', async () => {
    await expect(client.ask(Greet, { name: '' })).rejects.toThrow();
    const raw = await connect({
      servers: new URL(environment.NATS_URL!).host,
      token: new URL(environment.NATS_URL!).username,
    });
    const subject = `${environment.SUBJECT_PREFIX}.${Greet.subject}`;
    for (const body of ['{"name":""}', '{"name":{"$gt":""}}', 'no json', '']) {
      const answer = await raw.request(subject, body, { timeout: 20_000 });
      expect(answer.headers?.has('failed')).toBe(true);
    }
    await raw.close();
  });

  it('is not answered with what does not fit the contract', async () => {
    expect((await refusal(client.ask(Greet, { name: 'wrong shape' }))).code).toBe('INTERNAL');
  });

  it('says so when an answer is larger than NATS carries, instead of losing it', async () => {
    expect((await refusal(client.ask(Greet, { name: 'huge' }))).code).toBe('INTERNAL');
  });

  it('ends in time when the handler does not', async () => {
    const hasty = { ...Greet, timeoutMs: 50 };
    expect((await refusal(client.ask(hasty, { name: 'asleep' }))).code).toBe('SERVICE_TIMEOUT');
  });

  it('is refused at once when nobody answers its subject', async () => {
    expect((await refusal(client.ask(checkHealthOf('billing'), {}))).code).toBe('SERVICE_UNAVAILABLE');
  });
});

describe('a service', () => {
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

  it('finishes what is in flight before it stops, and is not ready meanwhile', async () => {
    const own = suiteEnvironment();
    const { startService } = await import('@word-unfolded/service-kit');
    const leaving = await startService('journal', FixtureModule, [], own);
    const asking = await startService('gateway', EmptyModule, [], own);
    const before = seen.greeted;
    const answer = asking.app.get(ContractClient).ask(Greet, { name: 'slow' });
    await until('it is in flight', () => seen.greeted > before);
    const stopped = leaving.stop();
    expect((await answer).text).toBe('Peace to you, slow');
    await stopped;
    await asking.stop();
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
