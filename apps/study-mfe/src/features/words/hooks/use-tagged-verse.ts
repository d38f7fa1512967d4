import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { LinkedWords, Verse } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { parallelQuery } from '../../../scripture/api/parallel-query.js';
import { translationsQuery } from '../../../scripture/api/translations-query.js';
import { wordsQuery } from '../../../scripture/api/word-queries.js';
import { osisOf, type PassageInView } from '../../../scripture/words/study-focus.js';

/** A verse with the original words of its text. */
type TaggedVerse = {
  readonly osis: string;
  readonly text: string;
  readonly words: readonly LinkedWords[];
};

/** The words of a verse in the open translation, or in one that is tagged with the original words. */
export type TaggedText = {
  readonly edition: PassageInView['translation'] | undefined;
  readonly verses: readonly TaggedVerse[];
  /** The tagged edition from which the words of this one are known, if it has no tags itself. */
  readonly aligned: PassageInView['translation'] | undefined;
  /** No available translation has tags. */
  readonly isUntagged: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly retry: () => void;
};

/**
 * The same verse in a tagged translation: that of the displayed passage if its words are linked to original ones, otherwise
 * one of the reader's language. It is matched by canonical verse, whatever its numbering.
 */
export function useTaggedVerse(verse: Verse, translation: PassageInView['translation']): TaggedText {
  const language = useLanguage();
  const osis = osisOf(verse);
  const own = useQuery(wordsQuery(osis, translation.id, language));
  const { data: translations = [] } = useQuery(translationsQuery(language));
  const tagged = own.data?.taggedTranslations ?? [];
  const aligned = own.data?.aligned ?? undefined;
  const isOwn = own.data?.tagged === true || aligned !== undefined;
  const otherId =
    tagged.find((id) => translations.find((each) => each.id === id)?.language === language) ?? tagged[0];
  const needsOther = own.data !== undefined && !isOwn && otherId !== undefined;
  const parallel = useInfiniteQuery({
    ...parallelQuery(osis, [translation.id, otherId ?? ''], language),
    enabled: needsOther,
  });
  const page = parallel.data?.pages[0];
  const others =
    page?.passages.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells[1]?.verses ?? [])) ?? [];
  const otherOsis = others.map(osisOf).join(' ');
  const words = useQuery({
    ...wordsQuery(otherOsis, otherId ?? '', language),
    enabled: needsOther && others.length > 0,
  });

  const inOrder = needsOther ? [own, parallel, words] : [own];
  const shown = isOwn ? [verse] : others;
  const answer = isOwn ? own.data : words.data;
  return {
    edition: isOwn ? translation : page?.translations[1],
    verses: answer ? shown.map((each) => withWords(each, answer.verses)) : [],
    aligned,
    isUntagged: own.data !== undefined && !isOwn && otherId === undefined,
    isPending: inOrder.some(({ isLoading }) => isLoading),
    error: inOrder.find(({ error }) => error)?.error ?? null,
    retry: () => void inOrder.find(({ error }) => error)?.refetch(),
  };
}

function withWords(verse: Verse, tagged: readonly (Omit<TaggedVerse, 'osis' | 'text'> & VersePlace)[]) {
  const osis = osisOf(verse);
  return { osis, text: verse.text, words: tagged.find((each) => osisOf(each) === osis)?.words ?? [] };
}

type VersePlace = Pick<Verse, 'book' | 'chapter' | 'number'>;
