import fc from 'fast-check';
import { mergeText } from './merge-text.js';

const words = fc.array(fc.constantFrom('grace', 'peace', 'fe', 'שלום', '🙏', '\n', '- a', ''), {
  maxLength: 12,
});
const text = words.map((each) => each.join(' '));

describe('two texts with a common base', () => {
  it.each([
    ['different paragraphs', 'One\n\nTwo', 'One more\n\nTwo', 'One\n\nTwo more', 'One more\n\nTwo more'],
    ['different words of a line', 'a b c d e f', 'A b c d e f', 'a b c d e F', 'A b c d e F'],
    ['a line changed and another added after it', 'one', 'One', 'one\ntwo', 'One\ntwo'],
    ['a line changed and another added before it', 'one', 'zero\none', 'One', 'zero\nOne'],
    ['the same on both sides', 'one', 'One', 'One', 'One'],
    [
      'in scripts of both directions',
      'שלום לך\nadiós',
      'שלום לכם\nadiós',
      'שלום לך\n¡adiós!',
      'שלום לכם\n¡adiós!',
    ],
  ])('merge into one: %s', (_, base, mine, theirs, merged) => {
    expect(mergeText(base, mine, theirs)).toEqual({ clean: true, text: merged });
    expect(mergeText(base, theirs, mine)).toEqual({ clean: true, text: merged });
  });

  it.each([
    ['the same word', 'I am glad', 'I am sad', 'I am well'],
    ['both have continued at the end', 'Today', 'Today\nI sang', 'Today\nI wept'],
    ['one has deleted the text that the other has changed', 'a\nb\nc', 'a\nc', 'a\nB!\nc'],
  ])('conflict if their changes contradict each other: %s', (_, base, mine, theirs) => {
    expect(mergeText(base, mine, theirs)).toEqual({ clean: false });
  });

  it('merge to the same result in either order', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        expect(mergeText(base, mine, theirs)).toEqual(mergeText(base, theirs, mine));
      }),
      { numRuns: 2_000 },
    );
  });

  it('lose no change that only one of them made', () => {
    fc.assert(
      fc.property(text, text, (base, mine) => {
        expect(mergeText(base, mine, base)).toEqual({ clean: true, text: mine });
        expect(mergeText(base, base, mine)).toEqual({ clean: true, text: mine });
      }),
    );
  });

  it('merge in one line of 50,000 characters', () => {
    const base = Array.from({ length: 6_000 }, (_, place) => `word${place % 3_000}`);
    const [mine, theirs] = [base.with(3, 'mine'), base.with(5_990, 'theirs')];
    expect(mergeText(base.join(' '), mine.join(' '), theirs.join(' '))).toEqual({
      clean: true,
      text: mine.with(5_990, 'theirs').join(' '),
    });
  });

  it('are not merged if they are extremely repetitive', () => {
    const lines = (first: string, last: string) =>
      [first, ...Array<string>(25_000).fill('a'), last].join('\n');
    expect(mergeText(lines('a', 'a'), lines('b', 'a'), lines('a', 'c'))).toEqual({ clean: false });
  });
});
