import type { Language } from '@word-unfolded/domain';
import {
  formatOsis,
  formatReference,
  KJV_NUMBERING,
  parseOsis,
  partsOfVerse,
  RV1909_NUMBERING,
  versesOfCanonical,
  type Numbering,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { loadStudyEntries, type StudyEntries } from '@word-unfolded/study-library';
import type { StudyLibrary } from '../../library/study-library.js';
import type { LibraryContext, NearVerse, StudyPassage } from '../../library/study-passage.js';
import { SENTENCES, type Sentences } from './sentences.js';

/** Editions whose numbering differs from that of the King James Version. */
const NUMBERINGS: Readonly<Record<string, Numbering>> = { spa_r09: RV1909_NUMBERING };

/** The translation that is read when the reader's is unavailable; its numbering is known. */
const DEFAULT_OF: Readonly<Record<Language, string>> = { en: 'WEB', es: 'spa_r09' };

const STORED: Readonly<Record<Language, readonly string[]>> = { en: ['WEB', 'KJV'], es: ['spa_r09'] };

/**
 * The context in which an answer is composed: the library, the reader's language and translation, and the engine's
 * sentences.
 */
export class CompositionContext {
  readonly language: Language;
  readonly say: Sentences;

  constructor(
    readonly library: StudyLibrary,
    readonly setting: LibraryContext,
  ) {
    this.language = setting.language;
    this.say = SENTENCES[setting.language];
  }

  /** The stored verses nearest to a text, in the reader's translation or the default one of the language. */
  nearestVerses(text: string): Promise<readonly { readonly text: string }[]> {
    return this.library.nearestVerses(text, [this.setting.translationId ?? DEFAULT_OF[this.language]]);
  }

  /** The same in all translations of the language that are stored. */
  nearestOfAll(text: string, limit: number): Promise<readonly NearVerse[]> {
    const translations = new Set([this.translationId, ...STORED[this.language]]);
    return this.library.nearestVerses(text, [...translations], limit);
  }

  /** The reader's translation, or the default one of the language. */
  get translationId(): string {
    return this.setting.translationId ?? DEFAULT_OF[this.language];
  }

  /** What the project has written itself: introductions, stories, people, answers. */
  get entries(): StudyEntries {
    return loadStudyEntries();
  }

  /** A passage by name, in the numbering of the reader's translation; nothing is looked up. */
  cite(range: VerseRange): { readonly reference: string; readonly osis: string } {
    const osis = osisIn(this.setting.translationId ?? DEFAULT_OF[this.language], range);
    return { osis, reference: formatReference(parseOsis(osis) ?? [], this.language) };
  }

  /** A passage in the reader's translation, otherwise in the default one of the language. */
  async read(reference: string): Promise<StudyPassage | undefined> {
    const own = await this.library.passage(reference, this.setting);
    const found =
      own ?? (await this.library.passage(reference, { ...this.setting, translationId: undefined }));
    return found && found.verses.length > 0 ? this.named(found) : undefined;
  }

  /** The same by canonical verses. Undefined where the translation has other words or none under that number. */
  async readCanonical(range: VerseRange): Promise<StudyPassage | undefined> {
    const preferred = this.setting.translationId;
    const fallback = DEFAULT_OF[this.language];
    for (const translationId of new Set([preferred ?? fallback, fallback])) {
      const passage = await this.library.passage(osisIn(translationId, range), {
        ...this.setting,
        translationId,
      });
      const first = passage?.verses[0];
      if (passage && first && first.canonicalId >= range.first && first.canonicalId <= range.last)
        return this.named(passage);
    }
    return undefined;
  }

  /** The passage under its name in the language of the answer, whatever the language of its translation. */
  private named(passage: StudyPassage): StudyPassage {
    return { ...passage, reference: formatReference(parseOsis(passage.osis) ?? [], this.language) };
  }
}

/** A canonical range in the numbering of a translation, in OSIS form. */
function osisIn(translationId: string, { first, last }: VerseRange): string {
  const numbering = NUMBERINGS[translationId] ?? KJV_NUMBERING;
  const begins = versesOfCanonical(first, numbering)[0] ?? first;
  const ends = versesOfCanonical(last, numbering).at(-1) ?? last;
  return formatOsis([{ start: partsOfVerse(begins), end: partsOfVerse(ends) }]);
}
