import { refuseOperators } from './refuse-operators.js';

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

describe('refuseOperators', () => {
  it.each([
    { $gt: '' },
    { title: { $ne: 'x' } },
    { tags: ['a', { $size: 1 }] },
    { 'title[$ne]': 'x' },
    { 'tag.$gt': '' },
    JSON.parse('{"__proto__": {"role": "admin"}}') as unknown,
    { '__proto__[x]': '1' },
    { constructor: { prototype: {} } },
  ])('refuses a field name with a special meaning: %j', (input) => {
    expect(() => refuseOperators(input)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  });

  it('refuses input that is nested too deeply', () => {
    expect(() => refuseOperators(nested(100_000))).toThrow(
      expect.objectContaining({ code: 'MALFORMED_BODY' }),
    );
    expect(() => refuseOperators(nested(30))).not.toThrow();
  });

  it('accepts any values', () => {
    expect(() =>
      refuseOperators({ title: '$where', content: '__proto__', tags: ['$gt', 'constructor'], price$: 1 }),
    ).not.toThrow();
    for (const nothing of [undefined, null, 7, 'text']) expect(() => refuseOperators(nothing)).not.toThrow();
  });
});
