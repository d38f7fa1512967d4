import { createHash } from 'node:crypto';
import type { Language } from '@word-unfolded/domain';
import { KNOWN_TRANSLATIONS, type KnownTranslation } from '../../translations/known-translations.js';
import type { ListedTranslation } from './helloao-format.js';

/** A translation of the specification as the Free Use Bible API currently offers it. */
export type OfferedTranslation = {
  /** Our id, which never changes. */
  readonly id: string;
  /** Its id in the API, which has changed before. */
  readonly listedAs: string;
  readonly language: Language;
  readonly verseCount: number;
  /** Changes when the offered translation changes. */
  readonly version: string;
};

/**
 * The translations of the specification (section 9) that the API offers; the others in the picker are in the library.
 */
const WANTED: ReadonlySet<string> = new Set([
  'BSB',
  'ENGWEBP',
  'eng_webu',
  'eng_t4t',
  'spa_r09',
  'spa_pdt',
  'spa_vbl',
]);

/** ISO 639-3, as the API writes languages. */
const LANGUAGE_CODES = { en: 'eng', es: 'spa' } as const;

/** Finds the translations of the specification in the listing: by id, otherwise by their name in their language. */
export function findOffered(listing: readonly ListedTranslation[]): OfferedTranslation[] {
  return KNOWN_TRANSLATIONS.filter(({ id }) => WANTED.has(id)).flatMap((known) => {
    const listed = findListed(known, listing);
    if (!listed) return [];
    const { id: listedAs, totalNumberOfVerses: verseCount } = listed;
    return [{ id: known.id, listedAs, language: known.language, verseCount, version: versionOf(listed) }];
  });
}

function findListed(
  known: KnownTranslation,
  listing: readonly ListedTranslation[],
): ListedTranslation | undefined {
  const code = LANGUAGE_CODES[known.language];
  const ids = [known.id, `${code}_${known.abbreviation}`, `${code}${known.abbreviation}`].map(plain);
  const isNamed = ({ language, name, englishName }: ListedTranslation) =>
    [code, known.language as string].includes(language) &&
    [name, englishName ?? ''].some((each) => plain(each) === plain(known.name));
  return (
    listing.find(({ id }) => id === known.id) ??
    listing.find(({ id }) => ids.includes(plain(id))) ??
    listing.find(isNamed)
  );
}

/** Only letters and digits, in lower case without accents: `Versión Biblia Libre` and `spa_vbl` in any spelling. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function versionOf({ id, totalNumberOfChapters, totalNumberOfVerses, sha256 }: ListedTranslation): string {
  const offered = JSON.stringify([id, totalNumberOfChapters, totalNumberOfVerses, sha256]);
  return createHash('sha256').update(offered).digest('hex').slice(0, 12);
}
