import { useInfiniteQuery } from '@tanstack/react-query';
import { crossReferencesQuery, type VerseRequest } from '../api/verse-queries.js';
import { useTexts } from '../texts.js';
import { AnswerState, MoreButton } from './answer-state.js';
import { PassageList } from './passage-list.js';
import { SourceLine } from './source-line.js';
import styles from './study.module.css';

/** Passages related to a verse, with their text and the source of each relation. */
export function CrossReferences({ verse }: { readonly verse: VerseRequest }) {
  const t = useTexts();
  const list = useInfiniteQuery(crossReferencesQuery(verse));
  const [first] = list.data?.pages ?? [];
  if (!list.data || !first) return <AnswerState error={list.error} onRetry={() => void list.refetch()} />;
  const items = list.data.pages.flatMap((page) => page.items);
  const nameOf = (id: string) => first.sources.find((source) => source.id === id)?.name ?? id;
  const hasSeveral = first.sources.length > 1;
  return (
    <>
      {items.length === 0 && <p className={styles.none}>{t('crossReferences.none')}</p>}
      <PassageList
        passages={items.map(({ sources, ...item }) => ({
          ...item,
          ...(hasSeveral && { aside: sources.map(nameOf).join(', ') }),
        }))}
        language={first.translation.language}
        translationId={first.translation.id}
      />
      <MoreButton list={list} />
      {first.sources.map((source) => (
        <SourceLine key={source.id} source={source} />
      ))}
    </>
  );
}
