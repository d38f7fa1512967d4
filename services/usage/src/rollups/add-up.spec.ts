import { addUp } from './add-up.js';

const at = new Date('2026-11-23T10:30:00.000Z');

describe('the sums of entries', () => {
  it('are those of each hour and day, by name and key', () => {
    const chat = { name: 'usage', key: 'chat', values: { count: 1, tokens: 10 } };
    const sums = addUp([
      { at, additions: [chat, { name: 'event', values: { count: 1 } }] },
      { at: new Date('2026-11-23T11:00:00.000Z'), additions: [chat] },
    ]);
    expect(sums.map(({ _id, span, values }) => [_id, span, values])).toEqual([
      ['usage|2026-11-23T10|chat', 'hour', { count: 1, tokens: 10 }],
      ['usage|2026-11-23|chat', 'day', { count: 2, tokens: 20 }],
      ['event|2026-11-23T10|', 'hour', { count: 1 }],
      ['event|2026-11-23|', 'day', { count: 1 }],
      ['usage|2026-11-23T11|chat', 'hour', { count: 1, tokens: 10 }],
    ]);
  });

  it('have only the day of an addition that names one, and none that changes nothing', () => {
    const later = { name: 'reader.active.7', values: { count: -1 }, day: '2026-11-30' };
    const nothing = { name: 'subscription.revenue', key: 'free', values: { cents: 0 } };
    expect(addUp([{ at, additions: [later, nothing] }])).toMatchObject([
      { span: 'day', at: '2026-11-30', values: { count: -1 } },
    ]);
  });
});
