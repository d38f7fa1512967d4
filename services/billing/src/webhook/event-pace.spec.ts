import { EventPace } from './event-pace.js';

describe('the pace of events', () => {
  it('lets the first run begin at once, and the next one half a second after it', () => {
    const pace = new EventPace();
    expect(pace.pauseBefore('cus_1', 0)).toBe(0);
    pace.begins('cus_1', 0);
    expect([100, 499.5, 500, 900].map((now) => pace.pauseBefore('cus_1', now))).toEqual([400, 1, 0, 0]);
    expect(pace.pauseBefore('cus_2', 100)).toBe(0);
    pace.begins('cus_1', 500);
    expect(pace.pauseBefore('cus_1', 600)).toBe(400);
  });

  it('forgets runs that are long over', () => {
    const pace = new EventPace();
    for (let each = 0; each < 5_000; each += 1) pace.begins(`cus_${each}`, each);
    expect(pace['begun'].size).toBe(500);
  });
});
