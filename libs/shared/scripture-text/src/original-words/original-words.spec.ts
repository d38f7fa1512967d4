import type { FoundLemma } from '@word-unfolded/contracts';
import { readQuery } from '../words/read-query.js';
import { OriginalWords } from './original-words.js';

const lemma = (strongs: string, written: string, transliteration: string, verses = 10): FoundLemma => ({
  strongs,
  lemma: written,
  transliteration,
  gloss: 'a word',
  verses,
});

const words = new OriginalWords([
  lemma('G26', 'ἀγάπη', 'agápē'),
  lemma('G40', 'ἅγιος', 'hágios'),
  lemma('G1411', 'δύναμις', 'dýnamis'),
  lemma('G2098', 'εὐαγγέλιον', 'euangélion'),
  lemma('G2222', 'ζωή', 'zōḗ'),
  lemma('G5485', 'χάρις', 'cháris'),
  lemma('H2617', 'חסד', 'chêsêd', 241),
  lemma('H6666', 'צדקה', 'tsᵉdâqâh'),
  lemma('H7307', 'רוּח', 'rûach'),
  lemma('H7965', 'שׁלום, שׁלם', 'shâlôm, shâlôm', 201),
  lemma('H8451', 'תּורה', 'tôrâh, tôrâh'),
]);

const found = (text: string, times = 0) =>
  words.find(readQuery(text), () => times).map(({ strongs }) => strongs);

describe('an original word in Latin letters', () => {
  it.each([
    ['G26', 'agape Agape ágape agápē AGAPÉ'],
    ['G40', 'hagios agios hágios'],
    ['G1411', 'dynamis dunamis dinamis dúnamis'],
    ['G2098', 'euangelion evangelion euaggelion'],
    ['G2222', 'zoe zoé'],
    ['G5485', 'charis kharis jaris járis'],
    ['H2617', 'hesed chesed khesed jesed jésed Jésed'],
    ['H6666', 'tsedaqah tzedakah tsedaká zedaka'],
    ['H7307', 'ruach ruah ruaj rúaj'],
    ['H7965', 'shalom shalóm salom'],
    ['H8451', 'torah tora torá'],
  ])('is %s however it is spelt: %s', (strongs, spellings) => {
    for (const spelling of spellings.split(' '))
      expect([spelling, found(spelling)]).toEqual([spelling, expect.arrayContaining([strongs])]);
  });

  it('is none where the editions have the word often', () => {
    expect(found('charis', 500)).toEqual([]);
  });

  it('is found among other words where the editions hardly have it', () => {
    expect(found('what does shalom mean', 1)).toEqual(['H7965']);
    expect(found('what does shalom mean', 100)).toEqual([]);
  });

  it('is no slip, unlike any other word', () => {
    expect(words.isKnown('hesed')).toBe(true);
    expect(words.isKnown('hezed')).toBe(false);
    expect(words.isKnown('sho')).toBe(false);
  });
});

describe('an original word in its own letters', () => {
  it.each([
    ['ἀγάπη', 'G26'],
    ['αγαπη', 'G26'],
    ['ΑΓΑΠΗ', 'G26'],
    ['ἀγάπη'.normalize('NFD'), 'G26'],
    ['ζωή', 'G2222'],
    ['חֶסֶד', 'H2617'],
    ['חסד', 'H2617'],
    ['וְהַחֶ֫סֶד', 'H2617'],
    ['שָׁלוֹם', 'H7965'],
    ['שלום', 'H7965'],
  ])('is found with and without its signs: %s', (written, strongs) => {
    expect(found(written, 500)).toEqual([strongs]);
  });
});

describe("a Strong's number", () => {
  it('leads to its word', () => {
    expect(found('g 0026')).toEqual(['G26']);
    expect(found('G99999')).toEqual([]);
  });
});
