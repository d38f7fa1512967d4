import { answerHref } from '@word-unfolded/answer-text';
import fc from 'fast-check';
import type { CheckedPiece } from '../../grounding/grounded-piece.js';
import { groundedMarkdown } from './grounded-markdown.js';
import type { ShownTextOptions } from './shown-text.js';

const OPTIONS: ShownTextOptions = {
  language: 'en',
  sources: new Map([['c1', { name: 'Matthew Henry', work: 'mhcc', at: 'Rom.8' }]]),
};

async function partsOf(pieces: readonly CheckedPiece[], options = OPTIONS): Promise<string[]> {
  const stream = (async function* () {
    yield* pieces;
  })();
  const parts: string[] = [];
  for await (const part of groundedMarkdown(stream, options)) parts.push(part);
  return parts;
}
const shown = async (...texts: string[]) =>
  (await partsOf(texts.map((text) => ({ kind: 'text', text })))).join('');

const place = { translationId: 'WEB', osis: 'John.3.16', reference: 'John 3:16' };
const quotation = (text: string, verdict: 'exact' | 'repaired' = 'exact'): CheckedPiece => ({
  kind: 'quotation',
  text,
  verdict,
  original: text,
  place,
});

describe('groundedMarkdown', () => {
  it('links stored words and references, and marks the repaired ones', async () => {
    const parts = await partsOf([
      { kind: 'text', text: 'He says “' },
      quotation('God *so* loved'),
      { kind: 'text', text: '” (' },
      { kind: 'reference', text: 'John 3:16', verdict: 'repaired', original: 'John 3:17', osis: 'John.3.16' },
      { kind: 'text', text: ').' },
    ]);
    expect(parts.join('')).toBe(
      'He says “[God so loved](scripture:John.3.16?edition=WEB&mark=exact)” ' +
        '([John 3:16](reference:John.3.16?mark=repaired)).',
    );
  });

  it('never divides a part between a quotation and its marks', async () => {
    const parts = await partsOf([
      { kind: 'text', text: 'He says “' },
      quotation('God so loved'),
      { kind: 'text', text: '” and more ' },
    ]);
    expect(parts.map((part) => (part.match(/[“”]/gu) ?? []).length)).toEqual([0, 2]);
  });

  it('links a block line by line', async () => {
    const parts = await partsOf([{ kind: 'text', text: '> ' }, quotation('First line\n> second line')]);
    expect(parts.join('')).toBe(
      '> [First line](scripture:John.3.16?edition=WEB&mark=exact)\n' +
        '> [second line](scripture:John.3.16?edition=WEB&mark=exact)',
    );
  });

  it('says in the reader’s language what was removed and why', async () => {
    const removed: CheckedPiece[] = [
      {
        kind: 'quotation',
        text: '',
        verdict: 'removed',
        original: 'x',
        reason: 'other-verse',
        place: { ...place, reference: 'Juan 3:16' },
      },
      { kind: 'text', text: ' ' },
      { kind: 'reference', text: '', verdict: 'removed', original: 'x', osis: 'Ps.151.9' },
    ];
    const parts = await partsOf(removed, { ...OPTIONS, language: 'es' });
    expect(parts.join('')).toBe(
      '[(aquí se omitió una cita: sus palabras están en Juan 3:16)](removed:other-verse) ' +
        '[(aquí se omitió una referencia: ese pasaje no existe)](removed:no-such-passage)',
    );
  });

  it('makes no image of a link', async () => {
    const parts = await partsOf([
      { kind: 'text', text: 'Look!' },
      { kind: 'reference', text: 'John 3:16', verdict: 'exact', original: 'John 3:16', osis: 'John.3.16' },
      { kind: 'text', text: ' and !G25! ' },
    ]);
    expect(parts.join('')).not.toMatch(/(?<!\\)!\[/);
  });

  it('leaves the words of others as they are', async () => {
    const parts = await partsOf([
      { kind: 'text', text: 'Augustine: “' },
      { kind: 'quotation', text: 'our <b>heart</b>', verdict: 'not-scripture', original: '' },
      { kind: 'text', text: '”' },
    ]);
    expect(parts.join('')).toBe(String.raw`Augustine: “our \<b>heart\</b>”`);
  });
});

describe('groundedMarkdown with text that is not Scripture', () => {
  it('keeps headings, emphasis, lists and tables', async () => {
    const text = '## Title\n\n- **one** _two_\n  1. three\n\n| a | b |\n| --- | --- |\n> word\n';
    expect(await shown(text)).toBe(text);
  });

  it.each([
    ['[a verse](scripture:John.3.16?edition=WEB&mark=exact)', /(?<!\\)\]\(/],
    ['[a][b]\n\n[b]: https://evil.example', /(?<!\\)\[|evil/],
    ['![x](https://evil.example/x.png?q=1)', /(?<!\\)\[|evil/],
    ['<https://evil.example> <script>alert(1)</script>', /(?<!\\)<|evil/],
    ['see https://evil.example/a, www.evil.example. or me@evil.example', /evil/],
    ['go to javascript:alert(1) or data:text/html,x', /javascript:|data:/],
    ['&#60;script&#62; and &lt;b&gt;', /(?<!\\)&/],
    ['`[a](b)` ~~~ \\[a](b)', /(?<!\\)[`~[]/],
  ])('makes no link of %j', async (text, never) => {
    expect(await shown(text)).not.toMatch(never);
  });

  it('links words to the lexicon with their marks, and adds notices', async () => {
    const word = (text: string, verdict: 'verified' | 'repaired' | 'unverified', strongs?: string) =>
      ({ kind: 'word', text, verdict, original: text, strongs }) as const;
    const reason = 'other-meaning';
    const parts = await partsOf([
      word('ἀγαπάω', 'verified', 'G25'),
      { kind: 'text', text: ' (' },
      word('G25', 'repaired', 'G25'),
      { kind: 'text', text: ') is to hate' },
      {
        kind: 'notice',
        text: '',
        verdict: 'removed',
        original: '',
        reason,
        word: 'ἀγαπάω',
        instead: 'to love',
      },
      { kind: 'text', text: ', and ' },
      word('G9999', 'unverified'),
    ]);
    const href = answerHref({ kind: 'lexicon', strongs: 'G25', mark: 'verified' });
    expect(parts.join('')).toBe(
      `[ἀγαπάω](${href}) ([G25](lexicon:G25?mark=repaired)) is to hate [(not confirmed: the lexicon does not give ` +
        'ἀγαπάω this meaning; it has “to love”)](removed:other-meaning), and [G9999](lexicon:G9999?mark=unverified)',
    );
  });

  it('names the sources that the model was given, and no others', async () => {
    expect(await shown('He says so {c1}. She too {c9}.')).toBe(
      'He says so [Matthew Henry](work:mhcc?at=Rom.8). She too .',
    );
  });

  it('gives the same result for every division into pieces', async () => {
    const fragments = fc.constantFrom(
      ...[
        'https://evil.example/',
        'www.',
        'word ',
        'G',
        '25',
        ' ',
        '{c1}',
        '[a](b)',
        '\n',
        'ἀγα',
        'πάω ',
        '“',
        '*',
      ],
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fragments, { maxLength: 25 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
        async (parts, lengths) => {
          const text = parts.join('');
          const cut: string[] = [];
          for (let from = 0, round = 0; from < text.length; round += 1) {
            const length = lengths[round % lengths.length]!;
            cut.push(text.slice(from, from + length));
            from += length;
          }
          expect(await shown(...cut)).toBe(await shown(text));
        },
      ),
      { numRuns: 200 },
    );
  });
});
