import { firstChoices } from '../maker/choices.js';
import { isInPassage } from './use-place.js';
import { sketchOf } from './use-sketch.js';

type Request = Parameters<typeof firstChoices>[0];

const sketch = (request: Request, edition?: string) =>
  sketchOf(firstChoices(request), {
    language: 'en',
    example: 'Jesus wept.',
    edition,
    unchecked: 'Not checked',
  });

describe('the caption of a sketch', () => {
  it('has the edition in which the words stand', () => {
    expect(sketch({ reference: ' John 11:35 ' }, 'King James Version')).toMatchObject({
      source: 'John 11:35',
      edition: 'King James Version',
    });
  });

  it('does not have a reference at which the words were not found', () => {
    expect(sketch({ quote: 'God helps those who help themselves', reference: 'Proverbs 3:5' })).toMatchObject(
      {
        source: 'Not checked',
        edition: '',
      },
    );
  });

  it('names the author of other words, and has no edition', () => {
    expect(sketch({ attribution: 'Augustine' })).toMatchObject({ source: 'Augustine', edition: '' });
    expect(sketch({})).toMatchObject({ source: 'Words of a reader', edition: '' });
  });

  it('does not name a place of Scripture, or the Bible, as the author', () => {
    for (const attribution of ['Proverbs 3:5', 'La Biblia'])
      expect(sketch({ attribution })).toMatchObject({ source: 'Not checked', edition: '' });
  });
});

describe('words of a passage', () => {
  const verses = ['Trust in Yahweh with all your heart,', 'and don’t lean on your own understanding.'];
  const passages = [{ verses: verses.map((text) => ({ text })) }] as unknown as Parameters<
    typeof isInPassage
  >[1]['passages'];
  const isThere = (quote: string) => isInPassage(quote, { passages });

  it.each([
    "trust in Yahweh, with all your heart; and don't lean",
    'Trust in Yahweh … your own understanding',
  ])('are found whatever their marks: %s', (quote) => expect(isThere(quote)).toBe(true));

  it.each([
    'God helps those who help themselves',
    'Trust in Yahweh with your heart',
    'your own understanding … Trust in Yahweh',
    'rust in Yahweh',
    '…',
  ])('are not found: %s', (quote) => expect(isThere(quote)).toBe(false));
});
