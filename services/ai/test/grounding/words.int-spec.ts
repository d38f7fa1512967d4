import type { Language } from '@word-unfolded/domain';
import fc from 'fast-check';
import type { CheckedPiece, GroundedPiece } from '../../src/grounding/grounded-piece.js';
import { checkWords } from '../../src/grounding/original-words/check-words.js';
import { Draws } from './grounding-answers.js';
import { WordClaims, type WordClaim } from './word-claims.js';
import { WordLibrary } from './word-library.js';

const lexicon = new WordLibrary();
const claims = new WordClaims(lexicon);
const CLAIMS = process.env.LONG_TESTS === '1' ? 4_000 : 300;

type Part = string | { readonly reference: string; readonly osis: string };

async function check(
  parts: readonly Part[],
  language: Language = 'en',
  passage?: string,
): Promise<CheckedPiece[]> {
  const pieces = async function* (): AsyncGenerator<GroundedPiece> {
    for (const part of parts) {
      if (typeof part === 'string') {
        for (const text of part.match(/[\s\S]{1,5}/gu) ?? []) yield { kind: 'text', text };
      } else {
        const { reference: text, osis } = part;
        yield { kind: 'reference', text, verdict: 'exact', original: text, osis };
      }
    }
  };
  const checked: CheckedPiece[] = [];
  for await (const piece of checkWords(pieces(), { language, lexicon, passage })) checked.push(piece);
  return checked;
}

/** The words of an answer with marks: `=` verified, `?` unverified, `!` repaired, and notices in brackets. */
function shown(pieces: readonly CheckedPiece[]): string {
  const signs = { verified: '=', unverified: '?', repaired: '!' } as const;
  return pieces
    .map((piece) => {
      if (piece.kind === 'word') return `${piece.text}${signs[piece.verdict]}`;
      return piece.kind === 'notice' ? `[${piece.reason}]` : piece.text;
    })
    .join('');
}
const isMarked = (pieces: readonly CheckedPiece[]) =>
  pieces.some((piece) => piece.kind === 'notice' || (piece.kind === 'word' && piece.verdict !== 'verified'));

describe('words of Greek and Hebrew in an answer', () => {
  it.each([
    ['φιλέω means to hate.', 'φιλέω? means to hate[other-meaning].'],
    ['μισέω means to love.', 'μισέω? means to love[other-meaning].'],
    ['σάρξ – the spirit', 'σάρξ? – the spirit[other-meaning]'],
    ['Sarx, the Greek word for flesh, is used.', 'Sarx=, the Greek word for flesh, is used.'],
    ['The word λόγος (H1697) opens John.', 'The word λόγος= (G3056!) opens John.'],
    ['ἀγάπη, number G3056, is love.', 'ἀγάπη=, number G26!, is love.'],
    ['Here we find agape (G5368).', 'Here we find agape= (G26!).'],
    [
      'The Hebrew word ruach (H7307) means ‘house’.',
      'The Hebrew word ruach? (H7307?) means ‘house’[other-meaning].',
    ],
    ['The Greek word *blorpos* means peace.', 'The Greek word *blorpos?* means peace.'],
    ['The Greek word shalom means peace.', 'The Greek word shalom?[other-language] means peace.'],
    ['*Shalom* is the Greek word for peace.', '*Shalom?[other-language]* is the Greek word for peace.'],
    ['G3056 is the number of ἀγάπη.', 'G26! is the number of ἀγάπη=.'],
    ['*Hesed* means “sandal”.', '*Hesed?* means “sandal”[other-meaning].'],
    ['“To hate” (φιλέω, G5368) is strong.', '“To hate” (φιλέω?, G5368?[other-meaning]) is strong.'],
    [
      'The Greek verb is φιλέω. It means “to hate”.',
      'The Greek verb is φιλέω=. It means “to hate”[other-meaning].',
    ],
    ['| φιλέω | G5368 | to hate |\n', '| φιλέω? | G5368? | to hate[other-meaning] |\n'],
    ['Agape is G9999.', 'Agape is G9999?.'],
    ['flesh (G4561, spirit) is weak.', 'flesh (G4561?, spirit[other-meaning]) is weak.'],
    ['חֶסֶד is cruelty.', 'חֶסֶד? is cruelty[other-meaning].'],
    ['φιλέω (*agapē*) is love.', 'φιλέω= (*philéō!*) is love.'],
  ])('marks what is false: %s', async (answer, marked) => {
    expect(shown(await check([answer]))).toBe(marked);
  });

  it.each([
    [
      'La palabra griega φιλέω significa «odiar».',
      'La palabra griega φιλέω? significa «odiar»[other-meaning].',
    ],
    ['En hebreo, *logos* significa palabra.', 'En hebreo, *logos?[other-language]* significa palabra.'],
    ['El hebreo *jésed* significa sandalia.', 'El hebreo *jésed?* significa sandalia[other-meaning].'],
    ['חֶסֶד es crueldad.', 'חֶסֶד? es crueldad[other-meaning].'],
    ['*Shalom* (H7307) significa paz.', '*Shalom=* (H7965!) significa paz.'],
  ])('marks what is false in Spanish: %s', async (answer, marked) => {
    expect(shown(await check([answer], 'es'))).toBe(marked);
  });

  it.each([
    'φιλέω means to love.',
    'φιλεω (G5368) means affection.',
    'The Greek word *agapē* (G26) means self-giving love.',
    'The Hebrew word ruach (H7307) means ‘spirit’, ‘wind’ or ‘breath’.',
    '*Hesed* is often translated “steadfast love” or “lovingkindness”.',
    'Hebrew *hokmah* (H2451) means wisdom.',
    'Yada (H3045) means to know.',
    'Tetelestai (G5055) means “it is finished”.',
    'φιλέω does not mean to hate.',
    'λόγος, unlike ῥῆμα, is wide.',
    'The Greek word for love is ἀγάπη.',
    'Love (ἀγάπη) is patient.',
    'שָׁלוֹם (H7965) is peace.',
    'love (G26, noun) and flesh (G4561, σάρξ) are two words.',
    'The λόγος is life for all.',
    'In Hebrew, “selah” means a pause.',
    'Grace is what *hope* needs, and “faith” too. Psalm 23 is a song.',
  ])('leaves what is true: %s', async (answer) => {
    const pieces = await check([answer]);
    expect([shown(pieces), isMarked(pieces)]).toEqual([expect.anything(), false]);
    expect(pieces.map(({ text }) => text).join('')).toBe(answer);
  });

  it('calls no word the one behind a verse whose text does not have it', async () => {
    const john = { reference: 'John 3:16', osis: 'John.3.16' };
    const answer = (word: string) => ['The Greek word behind “love” in ', john, ` is ${word}.`];
    expect(shown(await check(answer('φιλέω')))).toBe(
      'The Greek word behind “love” in John 3:16 is φιλέω?[not-in-text].',
    );
    expect(isMarked(await check(answer('ἀγαπάω')))).toBe(false);
    expect(isMarked(await check(answer('κόσμος')))).toBe(true);
    const here = ['The word used in this verse is φιλέω.'];
    expect(isMarked(await check(here, 'en', 'John.3.16'))).toBe(true);
    expect(isMarked(await check(here, 'en', 'John.21.17'))).toBe(false);
  });

  it('marks nothing as right while the lexicon is away', async () => {
    const away = Object.create(lexicon) as WordLibrary;
    away.resolve = () => Promise.reject(new Error('away'));
    const pieces: CheckedPiece[] = [];
    const text = (async function* (): AsyncGenerator<GroundedPiece> {
      yield { kind: 'text', text: 'φιλέω means to hate.' };
    })();
    for await (const piece of checkWords(text, { language: 'en', lexicon: away })) pieces.push(piece);
    expect(shown(pieces)).toBe('φιλέω? means to hate.');
  });
});

describe('generated claims about words', () => {
  /** The claims that were judged wrongly. */
  async function misjudged(make: (draws: Draws) => WordClaim): Promise<WordClaim[]> {
    const wrongly: WordClaim[] = [];
    const numbers = fc.sample(fc.array(fc.nat(1_000_000), { minLength: 40, maxLength: 40 }), CLAIMS);
    for (const drawn of numbers) {
      const claim = make(new Draws(drawn));
      if (isMarked(await check([claim.text], claim.language)) === claim.isTrue) wrongly.push(claim);
    }
    return wrongly;
  }

  it('leaves no false one unmarked', async () => {
    const unmarked = await misjudged((draws) => claims.wrong(draws));
    // Among thousands are meanings that share a word with those of the lexicon after all.
    expect(unmarked.slice(Math.floor(CLAIMS / 1_000))).toEqual([]);
  });

  it('touches at most one true one of two hundred', async () => {
    const touched = await misjudged((draws) => claims.true(draws));
    expect(touched.slice(Math.floor(CLAIMS / 200))).toEqual([]);
  });
});
