import { lineOf, verseOf } from '../test/fake-verses.js';
import { speechFrom } from './speech-from.js';

const passage = (chapter: number, count: number) => ({
  reference: `Ruth ${chapter}`,
  osis: `Ruth.${chapter}`,
  verses: Array.from({ length: count }, (_, place) => verseOf(place + 1, [lineOf('Words. ')], { chapter })),
});
const numbers = (part: Awaited<ReturnType<typeof speechFrom>>) =>
  part?.passages.map(({ verses }) => verses.map(({ chapter, number }) => `${chapter}:${number}`));

const SECOND = { passages: [passage(3, 2)], language: 'en' as const };
const FIRST = {
  passages: [passage(1, 3), passage(2, 1)],
  language: 'en' as const,
  goOn: () => Promise.resolve(SECOND),
};

describe('listening from a verse', () => {
  it('begins with the verse and goes on to the end of the passage', async () => {
    expect(numbers(await speechFrom(FIRST, 'Ruth.1.2'))).toEqual([['1:2', '1:3'], ['2:1']]);
  });

  it('fetches the part of the passage that has the verse', async () => {
    expect(numbers(await speechFrom(FIRST, 'Ruth.3.2'))).toEqual([['3:2']]);
    expect(await speechFrom(FIRST, 'Ruth.4.1')).toBeUndefined();
  });
});
