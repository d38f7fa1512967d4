import fc from 'fast-check';
import { contentActions, contentsProblem, withContentAction, type ContentAction } from './entry-contents.js';
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
const act: fc.Arbitrary<ContentAction> = fc.oneof(
  fc.record({
    act: fc.constant('put' as const),
    content: fc
      .tuple(id, fc.nat({ max: 2 }))
      .map(([name, text]) => made(name, name < 'c' ? 'quote' : 'devotional', `${text}`)),
  }),
  fc.record({ act: fc.constantFrom('activate' as const, 'remove' as const), id }),
);
const actions = fc.array(act, { maxLength: 12 });
const done = (some: readonly ContentAction[], before: readonly GeneratedContent[] = []) =>
  some.reduce(withContentAction, before);

describe('the generated contents of an entry', () => {
  it('have one active content per type after any action', () => {
    fc.assert(
      fc.property(actions, (some) => {
        const contents = done(some);
        for (const type of new Set(contents.map((each) => each.type)))
          expect(contents.filter((each) => each.type === type && each.active)).toHaveLength(1);
      }),
    );
  });

  it('are reproduced from the earlier ones by the actions that are sent', () => {
    fc.assert(
      fc.property(actions, actions, (some, others) => {
        const before = done(some);
        const after = done(others, before);
        const byId = (contents: readonly GeneratedContent[]) =>
          [...contents].sort((one, other) => (one.id < other.id ? -1 : 1));
        expect(byId(done(contentActions(before, after), before))).toEqual(byId(after));
      }),
    );
  });

  it('are limited in number', () => {
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
