import { refuseOperators } from './refuse-operators.js';

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

describe('what a request says', () => {
  it.each([
    { $gt: '' },
    { title: { $ne: 'x' } },
    { tags: ['a', { $size: 1 }] },
    { 'title[$ne]': 'x' },
    { 'tag.$gt': '' },
    JSON.parse('{"__proto__": {"role": "admin"}}') as unknown,
    { '__proto__[x]': '1' },
    { constructor: { prototype: {} } },
  ])('is refused with a name that is more than a name: %j', (input) => {
    expect(() => refuseOperators(input)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  });

  it('is refused where it is nested deeper than anything is', () => {
    expect(() => refuseOperators(nested(100_000))).toThrow(
      expect.objectContaining({ code: 'MALFORMED_BODY' }),
    );
    expect(() => refuseOperators(nested(30))).not.toThrow();
  });

  it('may say anything in its values', () => {
    expect(() =>
      refuseOperators({ title: '$where', content: '__proto__', tags: ['$gt', 'constructor'], price$: 1 }),
    ).not.toThrow();
    for (const nothing of [undefined, null, 7, 'text']) expect(() => refuseOperators(nothing)).not.toThrow();
  });
});
