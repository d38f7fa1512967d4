import type { SearchAnswer } from '@word-unfolded/contracts';
import { LANGUAGES, type Language } from '@word-unfolded/domain';
import {
  isTitle,
  languageOfSearch,
  readQuery,
  type OriginalWords,
  type TextWords,
} from '@word-unfolded/scripture-text';
import type { StoredEdition } from '../storage/edition-store.js';
import type { EditionSearcher } from './edition-searcher.js';
import type { DeviceSearch } from './search-device.js';
import type { Searched, Spoken } from './searched.js';

/** The texts and language of a search on this device. */
export type OpenTexts = {
  readonly editions: readonly Searched[];
  readonly spoken: Spoken;
  /** Ids of the texts that were asked for. */
  readonly requestedIds: readonly string[];
  readonly otherLanguage: SearchAnswer['otherLanguage'];
};

/**
 * Opens the texts of a search: the requested ones, or one of the language of the words if none of these is in that
 * language. A text of another language is opened only when a word is in none of the others, because opening takes a
 * moment.
 *
 * @returns undefined if a requested text is not on this device, or none is
 */
export async function openForSearch(
  { q, translations, language }: Pick<DeviceSearch, 'q' | 'translations' | 'language'>,
  stored: readonly StoredEdition[],
  searcherOf: (id: string) => Promise<EditionSearcher | undefined>,
  original: OriginalWords,
): Promise<OpenTexts | undefined> {
  const { words } = readQuery(q);
  const own = editionIn(stored, language) ?? stored[0];
  const requestedIds = translations.length > 0 ? translations : own ? [own.id] : [];
  const editions = await openAll(requestedIds, searcherOf);
  if (!editions || editions.length === 0) return undefined;
  const preferred = translations.length > 0 ? editions[0]!.searcher.index.language : language;
  const isWhole = words.every(({ folded }) => editions.some((edition) => hasWord(edition, folded)));
  const others = isWhole ? [] : await openOthers(editions, stored, searcherOf);
  const texts = textsOf([...editions, ...others]);
  const isSlip = (word: string, spelt: Language) =>
    [...editions, ...others].some(
      ({ searcher: { index, vocabulary } }) =>
        index.language === spelt && vocabulary.candidates(word).length > 0,
    );
  const isOriginal = (word: string) => original.isKnown(word);
  const ofWords = isTitle(q, preferred)
    ? preferred
    : languageOfSearch(words, texts, preferred, isOriginal, isSlip);
  const spoken = { language: ofWords, texts, original };
  const isAnswerable = editions.some(({ searcher }) => searcher.index.language === spoken.language);
  const instead = isAnswerable
    ? undefined
    : others.find(({ searcher }) => searcher.index.language === spoken.language);
  if (!instead) return { editions, spoken, requestedIds, otherLanguage: null };
  return {
    editions: [instead],
    spoken,
    requestedIds,
    otherLanguage: { language: spoken.language, asked: [...requestedIds] },
  };
}

async function openAll(
  ids: readonly string[],
  searcherOf: (id: string) => Promise<EditionSearcher | undefined>,
): Promise<Searched[] | undefined> {
  const searched: Searched[] = [];
  for (const id of ids) {
    const searcher = await searcherOf(id);
    if (!searcher) return undefined;
    searched.push({ id, searcher });
  }
  return searched;
}

/** One text for each language that the opened ones lack. */
async function openOthers(
  editions: readonly Searched[],
  stored: readonly StoredEdition[],
  searcherOf: (id: string) => Promise<EditionSearcher | undefined>,
): Promise<Searched[]> {
  const missing = LANGUAGES.filter((each) =>
    editions.every(({ searcher }) => searcher.index.language !== each),
  );
  const ids = missing.flatMap((each) => editionIn(stored, each)?.id ?? []);
  return (await openAll(ids, searcherOf)) ?? [];
}

function editionIn(stored: readonly StoredEdition[], language: Language): StoredEdition | undefined {
  return stored.find(({ translation }) => translation.language === language);
}

function textsOf(searched: readonly Searched[]): TextWords {
  const has = (language: Language) => {
    const ofLanguage = searched.filter(({ searcher }) => searcher.index.language === language);
    return (word: string) => ofLanguage.some((edition) => hasWord(edition, word));
  };
  return { en: has('en'), es: has('es') };
}

const hasWord = ({ searcher }: Searched, word: string) => searcher.vocabulary.numberOf(word) >= 0;
