import { Injectable } from '@nestjs/common';
import type { Language } from '@word-unfolded/domain';
import { StudyLibrary } from '../../library/study-library.js';
import { WordLexicon, type LexiconWord, type TaggedPhrase } from './word-lexicon.js';

/** Consonants of scholarly transliterations, as other readers write them. */
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ ḥ: 'ch', ḫ: 'ch', ẖ: 'ch', š: 'sh', ṣ: 'ts', ž: 'z', ǧ: 'g' },
};

/** The name of God is written without vowels. */
const TETRAGRAMMATON = /^[yj]hw?v?h$/i;

/** A rendering of a single place may be a slip of the tagging. */
const FEW = 3;

/** The lexicon and the tagged texts of the scripture service. */
@Injectable()
export class ServiceWordLexicon extends WordLexicon {
  constructor(private readonly library: StudyLibrary) {
    super();
  }

  override async resolve(written: string): Promise<readonly string[]> {
    if (TETRAGRAMMATON.test(written)) return ['H3068', 'H3069'];
    const found = await this.library.search(plainLetters(written), { language: 'en' }, { limit: 1 });
    return found?.lexicon.map(({ strongs }) => strongs) ?? [];
  }

  override async word(strongs: string): Promise<LexiconWord | undefined> {
    // What is told in Spanish has the sense in Spanish beside the entry, which is English in both languages.
    const answer = await this.library.lexicon(strongs, { language: 'es' }, { limit: 1 });
    if (!answer?.entry) return undefined;
    const { lemma, transliteration, gloss, senses, kingJames } = answer.entry;
    const renderings: Record<Language, string[]> = { en: [], es: [] };
    for (const { translation, times, renderings: stored } of answer.renderings) {
      const frequent = stored.filter((each, at) => times < FEW * 2 || each.times > 1 || at < FEW);
      renderings[translation.language].push(...frequent.map(({ text }) => text));
    }
    const meanings = [gloss, ...senses, kingJames ?? ''];
    const { spanishGloss } = answer;
    return { strongs: answer.strongs, lemma, transliteration, gloss, spanishGloss, meanings, renderings };
  }

  override async isOrdinary(word: string, language: Language): Promise<boolean> {
    const found = await this.library.search(word, { language }, { limit: 1 });
    return found !== undefined && found.verses.length > 0 && found.correction === null;
  }

  override async phrasesOf(osis: string, language: Language): Promise<readonly TaggedPhrase[] | undefined> {
    const setting = { language };
    const passage = await this.library.passage(osis, setting);
    const words = passage && (await this.library.words(passage, setting));
    return words?.verses.flatMap((verse) => verse.words.map(({ text, strongs }) => ({ text, strongs })));
  }
}

function plainLetters(written: string): string {
  return written
    .normalize('NFC')
    .replace(/[ḥḫẖšṣžǧ]/gu, (letter) => CONSONANTS[letter] ?? letter)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}|[ʼʻ’'‛ʾʿ`]/gu, '')
    .replaceAll('ᵉ', 'e')
    .normalize('NFC');
}
