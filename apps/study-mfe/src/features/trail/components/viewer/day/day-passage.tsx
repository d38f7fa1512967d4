import { useInfiniteQuery } from '@tanstack/react-query';
import type { PlanDay } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { typesetPages } from '@word-unfolded/scripture-text';
import { Button, Delayed, Icon, storedText, TextSkeleton } from '@word-unfolded/ui';
import { useEffect, useId, useMemo } from 'react';
import { passageQuery } from '../../../../../scripture/api/passage-query.js';
import { ScriptureFailure } from '../../../../../scripture/scripture-failure.js';
import { ScriptureText } from '../../../../../scripture/text/scripture-text.js';
import { nameOfChapter } from '../../../../../scripture/typesetting/chapter-name.js';
import { joinAnswers } from '../../../../../scripture/typesetting/join-answers.js';
import { showInView } from '../../../../../scripture/words/study-focus.js';
import { useTexts } from '../../../texts.js';
import type { DayCallbacks } from './day-callbacks.js';
import styles from './day-passage.module.css';

const preferredTranslation = storedText('preferredTranslation');

/** The passage of a day in the reader's translation, whole, with listening and the assistant. */
export function DayPassage({
  open,
  callbacks,
}: {
  readonly open: PlanDay;
  readonly callbacks: DayCallbacks;
}) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const request = { reference: open.osis, translationId: preferredTranslation.read() ?? undefined, language };
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    passageQuery(request),
  );
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !error) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, error, fetchNextPage]);
  const passages = useMemo(() => joinAnswers(data?.pages ?? []), [data]);
  const leaves = useMemo(() => passages.flatMap(typesetPages), [passages]);
  const translation = data?.pages[0]?.translation;
  useEffect(() => {
    if (!translation) return;
    const verses = passages.flatMap((passage) => passage.verses);
    showInView({ translation, reference: open.reference, verses });
    return () => showInView(undefined);
  }, [translation, passages, open.reference]);
  if (error && !data) return <ScriptureFailure error={error} place="finder" onRetry={() => void refetch()} />;
  if (!translation)
    return (
      <Delayed>
        <TextSkeleton lines={12} label={t('day.passageLoading', { reference: open.reference })} />
      </Delayed>
    );
  return (
    <>
      <div className={styles.actions}>
        {callbacks.listen({ passages, language: translation.language, translationId: translation.id })}
        <Button variant="quiet" onClick={() => callbacks.onAskTheo(open.reference, open.question)}>
          <Icon name="talk" small />
          {t('day.askTheo')}
        </Button>
        <abbr className={styles.edition} title={translation.name}>
          {translation.abbreviation}
        </abbr>
      </div>
      <div lang={translation.language}>
        {leaves.map((page, index) => (
          <section key={index} className={styles.chapter}>
            {leaves.length > 1 && (
              <h3 className={styles.name}>{nameOfChapter(page.book, page.chapter, translation.language)}</h3>
            )}
            <ScriptureText page={page} id={`${id}${index}`} headingLevel={4} />
          </section>
        ))}
      </div>
      <p className={styles.notice}>{translation.notice}</p>
    </>
  );
}
