import { AppError, cancelJobOf } from '@word-unfolded/contracts';
import { JobRefusedError } from '@word-unfolded/queues';
import { ContractClient, type RunningService } from '@word-unfolded/service-kit';
import { suiteEnvironment, until } from '@word-unfolded/testing';
import { once } from 'node:events';
import { follow, letterModule, letterQueue, reader, type LetterHandler } from './letter-queue.js';
import { start, startMortalWorker, stopServices } from './services-of-suite.js';

const RUTH = reader('a');
const BOAZ = reader('b');

afterEach(stopServices);

/** A handler whose letters are written when the test opens the gate. */
function gated() {
  const gate = { open: () => {}, taken: [] as string[], aborted: [] as string[] };
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  const handle: LetterHandler['handle'] = async ({ to }, { signal, progress }) => {
    gate.taken.push(to);
    signal.addEventListener('abort', () => gate.aborted.push(to), { once: true });
    progress(1, 2);
    await opened;
    return { deliveredTo: to };
  };
  return { gate, handle };
}

const cancel = (service: RunningService, owner: typeof RUTH, id: string) =>
  service.app
    .get(ContractClient, { strict: false })
    .ask(cancelJobOf('journal'), { owner, jobId: `letters.${id}` });

describe('a followed job', () => {
  it('tells its owner its place, its progress and its outcome, in any replica', async () => {
    const environment = suiteEnvironment();
    const office = await start(letterModule(), environment);
    const { gate, handle } = gated();
    const first = await letterQueue(office).begin({ to: 'Rome' }, { owner: RUTH });
    const second = await letterQueue(office).begin({ to: 'Corinth' }, { owner: RUTH });
    const [ofFirst, ofSecond] = [follow(office, RUTH, first), follow(office, RUTH, second)];
    await until('both wait', () => ofFirst.events.length + ofSecond.events.length === 2);
    expect([ofFirst.events, ofSecond.events]).toEqual([
      [{ type: 'queued', place: 1 }],
      [{ type: 'queued', place: 2 }],
    ]);
    await start(letterModule(handle), environment);
    await until('progress is told', () =>
      ofFirst.events.some((event) => 'done' in event && event.done === 1),
    );
    await until('the second is next', () => ofSecond.events.length === 2);
    expect(ofSecond.events[1]).toEqual({ type: 'queued', place: 1 });
    gate.open();
    expect(await ofFirst.end).toEqual({ type: 'done', outcome: { deliveredTo: 'Rome' } });
    expect(await ofSecond.end).toEqual({ type: 'done', outcome: { deliveredTo: 'Corinth' } });
    // A reload, or another device.
    expect(await follow(office, RUTH, first).end).toEqual({ type: 'done', outcome: { deliveredTo: 'Rome' } });
  });

  it('is not found by anybody else, and cannot be cancelled by them', async () => {
    const office = await start(letterModule(), suiteEnvironment());
    const id = await letterQueue(office).begin({ to: 'Rome' }, { owner: RUTH });
    await expect(follow(office, BOAZ, id).end).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
    await expect(cancel(office, BOAZ, id)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
    const visitor = { kind: 'visitor', browser: 'a'.repeat(24) } as const;
    await expect(follow(office, visitor, id).end).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  it('is one job for all who begin the same while it waits or runs', async () => {
    const environment = suiteEnvironment();
    const { gate, handle } = gated();
    const office = await start(letterModule(handle), environment);
    const same = { sameAs: 'to Rome' };
    const begin = (owner: typeof RUTH) => letterQueue(office).begin({ to: 'Rome' }, { owner, ...same });
    const ids = [await begin(RUTH), await begin(BOAZ)];
    expect(new Set(ids).size).toBe(1);
    const [ruth, boaz] = [follow(office, RUTH, ids[0]!), follow(office, BOAZ, ids[1]!)];
    gate.open();
    expect(await ruth.end).toEqual(await boaz.end);
    expect(await begin(RUTH)).not.toBe(ids[0]);
  });

  it('survives a killed worker, and its follower reads on', async () => {
    const environment = suiteEnvironment();
    const mortal = await startMortalWorker(environment);
    const office = await start(letterModule(), environment);
    const id = await letterQueue(office).begin({ to: 'Malta' }, { owner: RUTH });
    const following = follow(office, RUTH, id);
    await once(mortal, 'message');
    mortal.kill('SIGKILL');
    await once(mortal, 'exit');
    await start(
      letterModule(async ({ to }) => ({ deliveredTo: to }), { deadAfterMs: 500 }),
      environment,
    );
    expect(await following.end).toEqual({ type: 'done', outcome: { deliveredTo: 'Malta' } });
  });
});

describe('a job that ends otherwise', () => {
  it('is refused without a retry or a dead letter, and its owner learns why', async () => {
    let attempts = 0;
    const office = await start(
      letterModule(async () => {
        attempts += 1;
        throw new JobRefusedError(AppError.of('HTTP_ERROR', { status: 418 }));
      }),
      suiteEnvironment(),
    );
    const id = await letterQueue(office).begin({ to: 'Rome' }, { owner: RUTH });
    expect(await follow(office, RUTH, id).end).toEqual({
      type: 'failed',
      code: 'HTTP_ERROR',
      params: { status: 418 },
    });
    expect([attempts, (await letterQueue(office).counts()).failed]).toEqual([1, 0]);
  });

  it('fails at its deadline, and its handler is told', async () => {
    const { gate, handle } = gated();
    const office = await start(letterModule(handle), suiteEnvironment());
    const { contract } = letterQueue(office);
    Object.assign(contract, { deadlineMs: 300 });
    const id = await letterQueue(office).begin({ to: 'Rome' }, { owner: RUTH });
    Object.assign(contract, { deadlineMs: 30_000 });
    expect(await follow(office, RUTH, id).end).toMatchObject({ type: 'failed', code: 'SERVICE_TIMEOUT' });
    expect(gate.aborted).toEqual(['Rome']);
  });
});

describe('a job that nobody waits for', () => {
  it('is cancelled while it runs in another replica', async () => {
    const environment = suiteEnvironment();
    const { gate, handle } = gated();
    const office = await start(letterModule(), environment);
    await start(letterModule(handle), environment);
    const id = await letterQueue(office).begin({ to: 'Rome' }, { owner: RUTH });
    const [tab, other] = [follow(office, RUTH, id), follow(office, RUTH, id)];
    await until('it runs', () => gate.taken.length === 1 && other.events.length > 0);
    tab.leave();
    other.leave();
    await until('it is aborted', () => gate.aborted.length === 1);
    expect(await follow(office, RUTH, id).end).toEqual({ type: 'cancelled' });
    expect(await letterQueue(office).counts()).toEqual({ waiting: 0, running: 0, failed: 0 });
  });

  it('is removed while it waits', async () => {
    const environment = suiteEnvironment();
    const { gate, handle } = gated();
    const office = await start(letterModule(handle), environment);
    const first = follow(office, RUTH, await letterQueue(office).begin({ to: 'Rome' }, { owner: RUTH }));
    await until('it runs', () => gate.taken.length === 1);
    const id = await letterQueue(office).begin({ to: 'Corinth' }, { owner: BOAZ });
    await until('it is removed', async () => (await letterQueue(office).counts()).waiting === 0);
    expect(await follow(office, BOAZ, id).end).toEqual({ type: 'cancelled' });
    gate.open();
    expect(await first.end).toMatchObject({ type: 'done' });
    expect(gate.taken).toEqual(['Rome']);
  });

  it('goes on as long as one of its owners waits, although the other cancels it', async () => {
    const environment = suiteEnvironment();
    const { gate, handle } = gated();
    const office = await start(letterModule(handle), environment);
    const begin = (owner: typeof RUTH) =>
      letterQueue(office).begin({ to: 'Rome' }, { owner, sameAs: 'to Rome' });
    const id = await begin(RUTH);
    await begin(BOAZ);
    const boaz = follow(office, BOAZ, id);
    await until('it runs', () => boaz.events.length > 0 && gate.taken.length === 1);
    expect(await cancel(office, RUTH, id)).toEqual({ cancelled: false });
    gate.open();
    expect(await boaz.end).toMatchObject({ type: 'done' });
  });

  it('is cancelled at once when its only owner says so', async () => {
    const { gate, handle } = gated();
    const office = await start(letterModule(handle), suiteEnvironment());
    const id = await letterQueue(office).begin({ to: 'Rome' }, { owner: RUTH });
    const following = follow(office, RUTH, id);
    await until('it runs', () => gate.taken.length === 1);
    expect(await cancel(office, RUTH, id)).toEqual({ cancelled: true });
    expect(await following.end).toEqual({ type: 'cancelled' });
  });
});
