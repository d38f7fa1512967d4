import { EventPace } from './event-pace.js';

describe('the pace of events', () => {
  it('lets three runs begin at once, and further ones half a second apart', () => {
    const pace = new EventPace();
    const begin = (now: number) => {
      const pause = pace.pauseBefore('cus_1', now);
      pace.begins('cus_1', now + pause);
      return pause;
    };
    expect([begin(0), begin(0), begin(0)]).toEqual([0, 0, 0]);
    const first = pace.pauseBefore('cus_1', 0.5);
    expect(first).toBeLessThanOrEqual(500);
    expect(pace.pauseBefore('cus_2', 100)).toBe(0);
    expect([begin(0.5), begin(first), begin(first + 500)]).toEqual([first, 500, 500]);
  });

  it('spreads the further runs of bursts that begin together over the half second', () => {
    const pace = new EventPace();
    const customers = Array.from({ length: 100 }, (_, each) => `cus_${each}`);
    for (const customer of customers) for (let run = 0; run < 3; run += 1) pace.begins(customer, 0);
    const tenths = customers.map((customer) => Math.floor(pace.pauseBefore(customer, 0) / 50));
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const here = tenths.filter((each) => each === tenth);
      expect(here.length).toBeGreaterThan(5);
      expect(here.length).toBeLessThan(15);
    }
  });

  it('allows as many again after a rest', () => {
    const pace = new EventPace();
    for (const now of [0, 0, 0, 1_500, 1_500, 1_500]) {
      expect(pace.pauseBefore('cus_1', now)).toBe(0);
      pace.begins('cus_1', now);
    }
    expect(pace.pauseBefore('cus_1', 1_500)).toBeGreaterThan(0);
  });

  it('knows of a queued run until shortly before it begins', () => {
    const pace = new EventPace();
    pace.queues('cus_1', 500, 0);
    expect([0, 399, 400, 600].map((now) => pace.isQueued('cus_1', now))).toEqual([true, true, false, false]);
    expect(pace.isQueued('cus_2', 0)).toBe(false);
  });

  it('forgets runs that are long over', () => {
    const pace = new EventPace();
    for (let each = 0; each < 5_000; each += 1) pace.begins(`cus_${each}`, each);
    expect(pace['bursts'].size).toBe(500);
  });
});
