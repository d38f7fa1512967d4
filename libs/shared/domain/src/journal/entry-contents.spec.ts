import fc from 'fast-check';
import { contentActs, contentsProblem, withContentAct, type ContentAct } from './entry-contents.js';
import type { GeneratedContent } from './journal-entry.js';

const made = (id: string, type: 'quote' | 'devotional' = 'quote', content = id) => ({
  id,
  type,
  title: '',
  content,
  image: null,
  writer: '',
  createdAt: '2026-03-01T00:00:00.000Z',
});

const id = fc.constantFrom('a', 'b', 'c', 'd');
const act: fc.Arbitrary<ContentAct> = fc.oneof(
  fc.record({
    act: fc.constant('put' as const),
    content: fc
      .tuple(id, fc.nat({ max: 2 }))
      .map(([name, text]) => made(name, name < 'c' ? 'quote' : 'devotional', `${text}`)),
  }),
  fc.record({ act: fc.constantFrom('activate' as const, 'remove' as const), id }),
);
const acts = fc.array(act, { maxLength: 12 });
const done = (some: readonly ContentAct[], before: readonly GeneratedContent[] = []) =>
  some.reduce(withContentAct, before);

describe('what is kept with an entry', () => {
  it('has one active of each type, whatever is done', () => {
    fc.assert(
      fc.property(acts, (some) => {
        const contents = done(some);
        for (const type of new Set(contents.map((each) => each.type)))
          expect(contents.filter((each) => each.type === type && each.active)).toHaveLength(1);
      }),
    );
  });

  it('is made of what it was by the acts that are sent for it', () => {
    fc.assert(
      fc.property(acts, acts, (some, others) => {
        const before = done(some);
        const after = done(others, before);
        const byId = (contents: readonly GeneratedContent[]) =>
          [...contents].sort((one, other) => (one.id < other.id ? -1 : 1));
        expect(byId(done(contentActs(before, after), before))).toEqual(byId(after));
      }),
    );
  });

  it('has an end', () => {
    const many = Array.from({ length: 13 }, (_, place) => ({ ...made(`${place}`), active: false }));
    expect(contentsProblem(many)).toBe('too-many');
    const long = Array.from({ length: 6 }, (_, place) => ({
      ...made(`${place}`, 'quote', 'x'.repeat(20_000)),
      active: false,
    }));
    expect(contentsProblem(long)).toBe('too-long');
    expect(contentsProblem(long.slice(0, 5))).toBeUndefined();
  });
});
