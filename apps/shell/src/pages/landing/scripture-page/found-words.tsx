import { useQuery } from '@tanstack/react-query';
import { HelpLine } from '@word-unfolded/answers/help-line';
import { getData } from '@word-unfolded/api-client';
import { searchScriptureRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Delayed, EmptyState, TextSkeleton } from '@word-unfolded/ui';
import { useTexts } from '../texts.js';
import { ScriptureError } from './scripture-error.js';
import styles from './scripture-page.module.css';

/** Number of verses shown to a visitor; the study page shows all. */
const SHOWN = 8;

const SKELETON_LINES = 6;

type FoundWordsProps = { readonly words: string; readonly onOpen: (reference: string) => void };

/** The visitor's query is not a reference: shows the verses that contain its words. */
export function FoundWords({ words, onOpen }: FoundWordsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['first search', words, language],
    queryFn: ({ signal }) =>
      getData(searchScriptureRoute, { query: { q: words, pageSize: String(SHOWN) } }, { language, signal }),
    staleTime: Infinity,
  });
  if (error) return <ScriptureError error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Delayed>
        <TextSkeleton lines={SKELETON_LINES} label={t('scripturePage.searching', { words })} />
      </Delayed>
    );
  if (data.verses.length === 0)
    return (
      <>
        <HelpLine words={words} />
        <EmptyState title={t('scripturePage.nothing', { words })}>
          <p>{t('scripturePage.kept')}</p>
        </EmptyState>
      </>
    );
  return (
    <>
      <HelpLine words={words} />
      <p role="status">
        {t('scripturePage.found', { words: data.correction?.query ?? words, count: data.pagination.total })}
      </p>
      <ul className={styles.found}>
        {data.verses.map(({ reference, translationId, text }) => (
          <li key={`${translationId} ${reference}`}>
            <button type="button" onClick={() => onOpen(reference)}>
              {reference}
            </button>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
