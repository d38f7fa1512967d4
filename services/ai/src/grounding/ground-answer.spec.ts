import fc from 'fast-check';
import {
  check,
  ground,
  joined,
  optionsIn,
  shown,
  text,
  untouched,
} from '../../test/grounding/ground-fake-text.js';
import { FakeFinder } from '../../test/grounding/grounding-fake-text.js';
import { groundAnswer } from './ground-answer.js';
import { StoredTextUnavailableError, type VerseFinder } from './stored/stored-text.js';
import type { GroundedPiece } from './grounded-piece.js';

beforeEach(() => (text.isAway = false));

describe('groundAnswer with a correct quotation', () => {
  it.each([
    [
      'after its reference',
      'Psalm 1:1 says, “The heron of the marsh does not fear the winter”.',
      ['@exact', 'exact'],
    ],
    ['before it', '“The heron of the marsh does not fear the winter” (Psalm 1:1).', ['exact', '@exact']],
    ['with a verse alone', 'See Psalm 1:1. Then "it rises early" (v. 2).', ['@exact', 'exact']],
    ['without any reference', 'We sing «it rises early; it favours no storm».', ['exact']],
    [
      'in a block',
      '> Every lantern was lit before the ninth bell\n> — Psalm 2:1\n\nSo.',
      ['exact', '@exact'],
    ],
    ['in emphasis', 'So *every lantern was lit before the ninth bell* (Psalm 2:1).', ['exact', '@exact']],
    ['in single marks', "Sing 'Old sailors mended the torn nets' to the harbors' men.", ['exact']],
    ['in part, with ellipses', '“…the heron … does not fear the winter...” (Psalm 1:1)', ['exact', '@exact']],
    [
      'with numbers',
      '“1 The heron of the marsh does not fear the winter, for its nest is high. ² It rises” (Psalm 1:1-2)',
      ['exact', '@exact'],
    ],
    ['with brackets', '“[e]very lantern was lit before [the] ninth bell” (Psalm 2:1)', ['exact', '@exact']],
    [
      'with emphasis within',
      '“Every **lantern** was _lit_ before the ninth bell” (Psalm 2:1)',
      ['exact', '@exact'],
    ],
    [
      'with other stops',
      '“every lantern was lit, before the ninth bell and the harbor rejoiced!” (Psalm 2:1)',
      ['exact', '@exact'],
    ],
    [
      'in another spelling',
      '“it favors no storm, and sings forever” (Psalm 1:2) in the harbour',
      ['exact', '@exact'],
    ],
    [
      'with speech within',
      '“The keeper said, ‘Let the gate stand open,’ and the gate stood open” (Ps 1:3)',
      ['exact', '@exact'],
    ],
    [
      'in each of its paragraphs',
      '“Every lantern was lit\n\n“before the ninth bell, and the harbor rejoiced” (Psalm 2:1)',
      ['exact', '@exact'],
    ],
    ['with a footnote', '“Every lantern was lit before the ninth bell”¹ (Psalm 2:1)', ['exact', '@exact']],
    [
      'of the named edition',
      '“Every lantern was lit before the ninth bell” (Psalm 2:1, INV).',
      ['exact', '@exact'],
    ],
  ])('leaves it as it is %s', async (_, answer, marks) => {
    expect(await check(answer)).toEqual(untouched(answer, ...marks));
  });

  it('leaves it as it is without marks in the line of its reference, also the comment after it', async () => {
    const line =
      '- **Psalm 2:1**: Every lantern was lit before the ninth bell, and the harbor rejoiced. So may we.';
    expect(await check(line)).toEqual(untouched(line, '@exact', 'exact'));
    const speech = 'Psalm 2:1 – here the harbor is a figure of the whole town, and it rejoiced.\n';
    expect(await check(speech)).toEqual(untouched(speech, '@exact'));
  });

  it('leaves Spanish in modern spelling as it is', async () => {
    const answer =
      'Dice el Salmo 1:2: «Y fue contado el mimbre, o la caña, junto a las aguas oscuras». ¿Ves?';
    expect(await check(answer, 'es')).toEqual(untouched(answer, '@exact', 'exact'));
  });

  it('finds it within the speech of somebody else', async () => {
    const answer = 'She wrote, “I read ‘old sailors mended the torn nets with silver thread’ today”.';
    expect((await check(answer)).marks).toEqual(['not-scripture', 'exact']);
  });
});

describe('groundAnswer with a misquotation', () => {
  it.each([
    [
      'a changed word',
      '“The heron of the marsh does not love the winter” (Psalm 1:1)',
      '“The heron of the marsh does not fear the winter” (Psalm 1:1)',
    ],
    [
      'a negation left out',
      'Jude 4 says: “You shall sell the lighthouse.”',
      'Jude 4 says: “You shall not sell the lighthouse.”',
    ],
    [
      'a negation behind an ellipsis',
      '“You shall … sell the lighthouse” (Jude 1:4)',
      '“You shall not sell the lighthouse” (Jude 1:4)',
    ],
    [
      'a word in brackets that is not there',
      '“Every [red] lantern was lit” (Psalm 2:1)',
      '“Every lantern was lit” (Psalm 2:1)',
    ],
    [
      'no reference',
      'He sang “Old sailors mended the torn nets with golden thread”.',
      'He sang “Old sailors mended the torn nets with silver thread”.',
    ],
    [
      'speech within',
      '“The keeper said, ‘Let the gate stand closed,’ and” (Ps 1:3)',
      '“The keeper said, ‘Let the gate stand open,’ and” (Ps 1:3)',
    ],
  ])('shows the stored words for one with %s', async (_, answer, repaired) => {
    const checked = await check(answer);
    expect(checked.shown).toBe(repaired);
    expect(checked.marks).toContain('repaired');
  });

  it('leaves the sentence after one as it is, also if it denies something', async () => {
    const answer = 'Every lantern was lit before the tenth bell. Nobody in the town knew what to make of it.';
    expect((await check(answer)).shown).toBe(answer.replace('tenth', 'ninth'));
  });

  it('shows the stored words for one into which an explanation is put', async () => {
    const answer = 'Every lantern was lit (that is, for all) before the tenth bell, and the harbor rejoiced.';
    expect((await check(answer)).shown).toBe(
      'Every lantern was lit before the ninth bell, and the harbor rejoiced.',
    );
  });

  it('shows the stored words for one without marks in the line of its reference', async () => {
    const line =
      'Psalm 2:1 - Every lantern was lit after the ninth bell, and the harbor rejoiced. So may we.';
    expect(await check(line)).toEqual({
      shown: 'Psalm 2:1 - Every lantern was lit before the ninth bell, and the harbor rejoiced. So may we.',
      marks: ['@exact', 'repaired'],
    });
  });

  it.each(['★', '→', '✝'])('corrects the reference behind %s when that is of another verse', async (sign) => {
    expect(await check(`“Every lantern was lit before the ninth bell” ${sign} Psalm 1:2`)).toEqual({
      shown: `“Every lantern was lit before the ninth bell” ${sign} Psalm 2:1`,
      marks: ['repaired', '@repaired'],
    });
  });

  it('corrects the reference after it when that is of another verse', async () => {
    expect(await check('“Every lantern was lit before the ninth bell” (Psalm 1:2).')).toEqual({
      shown: '“Every lantern was lit before the ninth bell” (Psalm 2:1).',
      marks: ['repaired', '@repaired'],
    });
  });

  it('removes it when it belongs to another verse than the one shown before it', async () => {
    expect(await check('Psalm 1:2 says, “Every lantern was lit before the ninth bell”.')).toEqual({
      shown: 'Psalm 1:2 says, .',
      marks: ['@exact', 'removed other-verse'],
    });
  });

  it('removes words that no verse has after an attribution to Scripture, and marks them as not Scripture elsewhere', async () => {
    const saying = 'Ducks never pay their debts in coin';
    expect((await check(`“${saying}” (Psalm 1:1)`)).marks[0]).toBe('removed not-found');
    expect((await check(`“${saying}” (Psalm 1,1)`)).marks[0]).toBe('removed not-found');
    const rows = `| | |\n|---|---|\n| Ref. | Psalm 1:1 |\n| Text | "${saying}" |\n`;
    expect((await check(rows)).marks).toContain('removed not-found');
    expect((await check(`The Bible says "${saying}".`)).marks).toEqual(['removed not-found']);
    expect(await check(`My aunt says "${saying}".`)).toEqual(
      untouched(`My aunt says "${saying}".`, 'not-scripture'),
    );
  });

  it('replaces the name of an edition that is not stored by that of the compared edition', async () => {
    const { shown: answer } = await check('“Every lantern was lit before the ninth bell” (Psalm 2:1, NIV).');
    expect(answer).toBe('“Every lantern was lit before the ninth bell” (Psalm 2:1, INV).');
  });

  it('finds it in a quotation that is longer than the held text', async () => {
    const long = `“Old sailors mended the torn nets with golden thread. ${'Every lantern was lit before the ninth bell, and the harbor rejoiced. '.repeat(3)}”`;
    const pieces = await ground([...long], 'en', 60);
    expect(shown(pieces)).not.toContain('golden');
  });
});

describe('groundAnswer with a reference', () => {
  it.each(['Psalm 151:9', 'Jude 2:1', 'Psalm 151', 'Sal 151,9'])(
    'removes %s, which does not exist',
    async (name) => {
      const language = name.startsWith('Sal') ? 'es' : 'en';
      const { shown: answer, marks } = await check(`So ${name}.`, language);
      expect(answer).toBe('So .');
      expect(marks).toEqual(['@removed no-such-passage']);
    },
  );

  it('finds it across chunks and in lists, but not in other numbers', async () => {
    const answer = 'At 10:30, in 2024, read Psalm 1:1, 2; 2:1 and 3 more.';
    const pieces = await ground([...answer]);
    expect(shown(pieces)).toBe(answer);
    expect(pieces.flatMap((piece) => (piece.kind === 'reference' ? piece.osis : []))).toEqual([
      ...['Ps.1.1', 'Ps.1.2', 'Ps.2.1'],
    ]);
  });
});

describe('groundAnswer without the stored text', () => {
  it('shows nothing as Scripture and gives the reason', async () => {
    text.isAway = true;
    expect(
      await check('Psalm 1:1 says, “The heron of the marsh does not fear”. A “term” stays. Jude 2:1.'),
    ).toEqual({
      shown: 'Psalm 1:1 says, . A “term” stays. .',
      marks: ['@exact', 'removed unavailable', '@removed no-such-passage'],
    });
  });
});

describe('groundAnswer while verses cannot be searched', () => {
  const away = {
    nearest: () => Promise.reject(new StoredTextUnavailableError()),
  } satisfies VerseFinder;
  const sentences = [
    'Every lantern was lit before the tenth bell of the day and nobody slept. ',
    'Nobody in the town knew what to make of it. ',
    'So be it.\n\n',
    'Amen to that.',
  ];

  it('holds back unmarked sentences and says so once, because they may be nearly a verse', async () => {
    for (const chunks of [[sentences.join('')], [...sentences.join('')]]) {
      const pieces: GroundedPiece[] = [];
      for await (const piece of groundAnswer(chunks, { ...optionsIn('en'), finder: away }))
        pieces.push(piece);
      expect(shown(pieces).trim()).toBe('');
      expect(pieces.flatMap((piece) => (piece.kind === 'quotation' ? [piece.reason] : []))).toEqual([
        'unavailable',
      ]);
    }
  });

  it('goes on when they can be searched again', async () => {
    const finder = new FakeFinder();
    // The words are compared when they arrive, and the sentence when it is complete.
    let failures = 2;
    const once = {
      nearest: (text: string, ids: readonly string[]) =>
        (failures -= 1) >= 0 ? away.nearest() : finder.nearest(text, ids),
    } satisfies VerseFinder;
    const pieces: GroundedPiece[] = [];
    for await (const piece of groundAnswer(sentences, { ...optionsIn('en'), finder: once }))
      pieces.push(piece);
    expect(shown(pieces)).toContain('Nobody in the town knew');
    expect(shown(pieces)).not.toContain('lantern');
  });
});

describe('groundAnswer with an answer in chunks', () => {
  const fragments = fc.constantFrom(
    ...[
      '“',
      '”',
      '"',
      '‘',
      '’',
      "'",
      '«',
      '»',
      '*',
      '_',
      '> ',
      '\n',
      '\n\n',
      ' ',
      ' ',
      ' ',
      '(',
      ')',
      ', ',
      '. ',
      '…',
      ' — ',
    ],
    ...[
      'Psalm 1:1',
      'Psalm 151:9',
      'Jude ',
      '4',
      '2:1',
      'v. 2',
      '1 John 4',
      'says ',
      'KJV',
      '16',
      '😀',
      'don’t ',
      '- ',
      '**',
      '[',
    ],
    ...[
      'The heron of the marsh',
      ' does not fear',
      ' the winter',
      'Every lantern was lit before the ninth bell',
      ' a word ',
    ],
  );
  const answers = fc.array(fragments, { maxLength: 40 }).map((parts) => parts.join(''));

  it('gives the same result for every division into chunks', async () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(answers, cuts, async (answer, lengths) => {
        const chunks: string[] = [];
        for (let from = 0, round = 0; from < answer.length; round += 1) {
          const length = lengths[round % lengths.length]!;
          chunks.push(answer.slice(from, from + length));
          from += length;
        }
        expect(joined(await ground(chunks, 'en', 200))).toEqual(joined(await ground([answer], 'en', 200)));
      }),
      { numRuns: 300, seed: 6 },
    );
  });

  it('loses only the text that it removes or repairs', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        const pieces = await ground([answer]);
        expect(
          pieces.map((piece) => ('original' in piece ? '' : piece.text)).join('').length,
        ).toBeLessThanOrEqual(answer.length);
        const isAsWritten = pieces.every((piece) => piece.kind === 'text' || piece.text === piece.original);
        if (isAsWritten) expect(shown(pieces)).toBe(answer);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('holds back no more than ten words outside quotations', async () => {
    const prose =
      'Many have walked by the Sea of Song, and of Solomon it is told that he went there. '.repeat(4);
    let fed = 0;
    let parts = 0;
    let farthestBehind = 0;
    const chunks = (function* () {
      for (const unit of prose) {
        farthestBehind = Math.max(farthestBehind, fed - parts);
        fed += unit.length;
        yield unit;
      }
    })();
    for await (const piece of groundAnswer(chunks, optionsIn('en'))) parts += piece.text.length;
    expect(parts).toBe(prose.length);
    expect(farthestBehind).toBeLessThan(90);
  });
});
