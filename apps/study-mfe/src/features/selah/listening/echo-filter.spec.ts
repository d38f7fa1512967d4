import { EchoFilter } from './echo-filter.js';

const SENTENCE = 'For God so loved the world, that he gave his only born Son.';

function afterSaying(...sentences: string[]) {
  const clock = { now: 0 };
  const filter = new EchoFilter('en', () => clock.now);
  for (const sentence of sentences) filter.begins(sentence);
  return { filter, clock };
}

describe('what is heard while Selah speaks', () => {
  it.each([
    'for God so loved',
    'FOR GOD SO LOVED THE WORLD THAT HE',
    'the world that he gave his own', // a word misheard
    'world',
    '',
  ])('is its own voice: %j', (heard) => {
    expect(afterSaying(SENTENCE).filter.isEcho(heard)).toBe(true);
  });

  it.each(['what does only born mean', 'stop', 'for God so loved stop', 'tell me about Nicodemus', 'hello'])(
    'is the reader: %j',
    (heard) => {
      expect(afterSaying(SENTENCE).filter.isEcho(heard)).toBe(false);
    },
  );

  it('may be the end of one sentence and the beginning of the next', () => {
    const { filter } = afterSaying(SENTENCE, 'Jesus says this to Nicodemus by night.');
    expect(filter.isEcho('only born Son Jesus says this')).toBe(true);
  });

  it('is the reader again when the room is quiet, even with the same words', () => {
    const { filter, clock } = afterSaying(SENTENCE);
    filter.ends();
    clock.now = 1_000;
    expect(filter.isEcho('so loved the world')).toBe(true);
    clock.now = 3_000;
    expect(filter.isEcho('so loved the world')).toBe(false);
  });
});
