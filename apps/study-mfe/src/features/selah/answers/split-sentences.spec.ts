import fc from 'fast-check';
import { spokenSentences } from './spoken-sentences.js';
import { splitSentences } from './split-sentences.js';
import { StreamSegments } from './stream-segments.js';

const QUOTE =
  '[Rejoice in the Lord always. Again I will say, “Rejoice!”](scripture:Phil.4.4?edition=WEB&mark=exact)';

describe('a text in sentences', () => {
  it.each<[string, string[]]>([
    ['Grace comes first. Then peace!', ['Grace comes first.', 'Then peace!']],
    ['See v. 3 and cf. Rom. It is so.', ['See v. 3 and cf. Rom.', 'It is so.']],
    ['He said, “Follow me.” They went.', ['He said, “Follow me.”', 'They went.']],
    ['¿Qué es la gracia? Es un don.', ['¿Qué es la gracia?', 'Es un don.']],
    ['1. Read it whole.\n2. Say what you see.', ['1. Read it whole.', '2. Say what you see.']],
    ['John 3:16 has 3.5 lines', ['John 3:16 has 3.5 lines']],
  ])('%j', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });

  it('has no sentence that is too long for a voice, and loses no word', () => {
    const word = fc.constantFrom('grace', 'and', 'peace,', 'truth.', 'Lord!', 'v.', '3', '¿qué?', 'hope;');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 120 }), (words) => {
        const parts = splitSentences(words.join(' '));
        expect(parts.join(' ')).toBe(words.join(' '));
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(220);
      }),
    );
  });

  it('is spoken with its references in words, and without signs', () => {
    expect(spokenSentences('---\n“The LORD is my shepherd” (Psalm 23:1).', 'en')).toEqual([
      {
        text: '“The LORD is my shepherd” (Psalm 23:1).',
        spoken: '“The Lord is my shepherd” (Psalm 23 verse 1).',
      },
    ]);
  });
});

describe('the segments of an answer that arrives in pieces', () => {
  const ANSWER = [
    '## Joy',
    '',
    `Paul writes from prison. ${QUOTE} — [Philippians 4:4](reference:Phil.4.4?mark=exact)`,
    '',
    '- A word: [χαίρω](lexicon:G5463?mark=verified) means to be glad. It is used often.',
    '- See v. 5 [and more',
  ].join('\n');

  const segmentsOf = (pieces: readonly string[]) => {
    const segments = new StreamSegments();
    const found: string[] = [];
    let content = '';
    for (const piece of pieces) {
      content += piece;
      found.push(...segments.next(content, false));
    }
    return [...found, ...segments.next(content, true)];
  };

  it('are its sentences, and never divide a link', () => {
    expect(segmentsOf([ANSWER])).toEqual([
      '## Joy',
      'Paul writes from prison.',
      QUOTE,
      '— [Philippians 4:4](reference:Phil.4.4?mark=exact)',
      '- A word: [χαίρω](lexicon:G5463?mark=verified) means to be glad.',
      'It is used often.',
      '- See v. 5 [and more',
    ]);
  });

  it('are the same wherever the pieces end', () => {
    const whole = segmentsOf([ANSWER]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 }), (lengths) => {
        const pieces: string[] = [];
        let at = 0;
        for (const length of lengths) {
          pieces.push(ANSWER.slice(at, at + length));
          at += length;
        }
        expect(segmentsOf([...pieces, ANSWER.slice(at)])).toEqual(whole);
      }),
    );
  });

  it('begin with the first sentence, before the rest is there', () => {
    const segments = new StreamSegments();
    expect(segments.next('Grace is a gift', false)).toEqual([]);
    expect(segments.next('Grace is a gift. It', false)).toEqual(['Grace is a gift.']);
    expect(segments.next('Grace is a gift. It is free', true)).toEqual(['It is free']);
  });
});
