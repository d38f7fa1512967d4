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
    expect(pace.pauseBefore('cus_1', 100.5)).toBe(400);
    expect(pace.pauseBefore('cus_2', 100)).toBe(0);
    expect([begin(100), begin(500), begin(1_000)]).toEqual([400, 500, 500]);
  });

  it('allows as many again after a rest', () => {
    const pace = new EventPace();
    for (const now of [0, 0, 0, 1_500, 1_500, 1_500]) {
      expect(pace.pauseBefore('cus_1', now)).toBe(0);
      pace.begins('cus_1', now);
    }
    expect(pace.pauseBefore('cus_1', 1_500)).toBe(500);
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
    expect(pace['usedUntil'].size).toBe(500);
  });
});
