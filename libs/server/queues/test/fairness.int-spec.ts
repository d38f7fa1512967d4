import { suiteEnvironment, until } from '@word-unfolded/testing';
import fc from 'fast-check';
import { letterModule, letterQueue, reader } from './letter-queue.js';
import { start, stopServices } from './services-of-suite.js';

afterEach(stopServices);

/** One worker that records the order in which it takes letters, and holds those named `wait` until it is told. */
async function office() {
  const taken: string[] = [];
  let open = () => {};
  let gate = new Promise<void>((resolve) => (open = resolve));
  const service = await start(
    letterModule(async ({ to }) => {
      taken.push(to);
      if (to === 'wait') await gate;
      return { deliveredTo: to };
    }),
    suiteEnvironment(),
  );
  const queue = letterQueue(service);
  Object.assign(queue.contract, { cancelWhenNobodyWaits: undefined });
  return {
    taken,
    begin: (to: string, owner: string) => queue.begin({ to }, { owner: reader(owner) }),
    open: () => {
      open();
      gate = new Promise<void>((resolve) => (open = resolve));
    },
  };
}

describe('a queue of several owners', () => {
  it("starts an owner's first job next, although another owner has a hundred", async () => {
    const { taken, begin, open } = await office();
    await begin('wait', 'a');
    await until('it runs', () => taken.length === 1);
    await Promise.all(Array.from({ length: 100 }, (_, index) => begin(`a${index}`, 'a')));
    await begin('b', 'b');
    open();
    await until('all are taken', () => taken.length === 102);
    expect(taken.indexOf('b')).toBe(1);
  });

  it('takes the jobs of owners in turns, whatever their order and numbers', async () => {
    const { taken, begin, open } = await office();
    const owners = fc.array(fc.constantFrom('b', 'c', 'd'), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(owners, async (order) => {
        taken.length = 0;
        await begin('wait', 'a');
        await until('it runs', () => taken.length === 1);
        for (const [index, owner] of order.entries()) await begin(`${owner} ${index}`, owner);
        open();
        await until('all are taken', () => taken.length === order.length + 1);
        const jobs = taken.slice(1).map((to) => to.split(' ') as [string, string]);
        const ofOwner = (owner: string) => jobs.filter(([each]) => each === owner);
        for (const [place, [owner, index]] of jobs.entries()) {
          // Its nth job waits for at most n of each other owner, and one more if it had the last turn before.
          const nth = ofOwner(owner).findIndex(([, each]) => each === index) + 1;
          for (const other of ['b', 'c', 'd'].filter((each) => each !== owner))
            expect(jobs.slice(0, place).filter(([each]) => each === other).length).toBeLessThanOrEqual(
              nth + 1,
            );
        }
        for (const owner of ['b', 'c', 'd']) {
          // The order of an owner is kept.
          const indexes = ofOwner(owner).map(([, index]) => Number(index));
          expect(indexes).toEqual([...indexes].sort((one, two) => one - two));
        }
      }),
      { numRuns: 15 },
    );
  });
});
