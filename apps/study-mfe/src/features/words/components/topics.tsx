import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Icon } from '@word-unfolded/ui';
import { useState } from 'react';
import { topicQuery, topicsQuery, type VerseRequest } from '../api/verse-queries.js';
import { useTexts } from '../texts.js';
import { AnswerState, MoreButton } from './answer-state.js';
import { PassageList } from './passage-list.js';
import { SourceLine } from './source-line.js';
import styles from './study.module.css';

type TopicsProps = { readonly verse: VerseRequest; readonly reference: string };

/** The topics of a verse; each expands to its passages. */
export function Topics({ verse, reference }: TopicsProps) {
  const [topic, setTopic] = useState<string>();
  const t = useTexts();
  if (topic === undefined) return <TopicsOfVerse verse={verse} onOpen={setTopic} />;
  return (
    <>
      <Button variant="quiet" onClick={() => setTopic(undefined)}>
        <Icon name="back" small />
        {t('topics.back', { reference })}
      </Button>
      <PassagesOfTopic key={topic} topic={topic} verse={verse} onOpen={setTopic} />
    </>
  );
}

type TopicsOfVerseProps = { readonly verse: VerseRequest; readonly onOpen: (topic: string) => void };

function TopicsOfVerse({ verse, onOpen }: TopicsOfVerseProps) {
  const t = useTexts();
  const list = useInfiniteQuery(topicsQuery(verse));
  const pages = list.data?.pages.filter((page) => page.by === 'passage') ?? [];
  const [first] = pages;
  if (!first) return <AnswerState error={list.error} onRetry={() => void list.refetch()} />;
  if (!first.source.available)
    return <p className={styles.none}>{t('source.unavailable', { name: first.source.name })}</p>;
  const topics = pages.flatMap((page) => page.topics);
  return (
    <>
      {topics.length === 0 && <p className={styles.none}>{t('topics.none')}</p>}
      <ul className={styles.topics} lang={first.source.language}>
        {topics.map(({ name, headings, passages }) => (
          <li key={name}>
            <button type="button" className={styles.topic} onClick={() => onOpen(name)}>
              <span>{name}</span>
              <span className={styles.aside}>{t('topics.passages', { count: passages })}</span>
            </button>
            {headings.filter(Boolean).map((heading) => (
              <p key={heading} className={styles.heading}>
                {heading}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
      <SourceLine source={first.source} />
    </>
  );
}

type PassagesOfTopicProps = TopicsOfVerseProps & { readonly topic: string };

function PassagesOfTopic({ topic, verse, onOpen }: PassagesOfTopicProps) {
  const t = useTexts();
  const list = useInfiniteQuery(topicQuery(topic, verse.translationId, verse.language));
  const pages = list.data?.pages.filter((page) => page.by === 'topic') ?? [];
  const [first] = pages;
  if (!first) return <AnswerState error={list.error} onRetry={() => void list.refetch()} />;
  const see = first.topic?.see ?? [];
  return (
    <>
      <h4 className={styles.subject} lang={first.source.language}>
        {first.topic?.name ?? topic}
      </h4>
      {see.length > 0 && (
        <p className={styles.named}>
          {t('topics.see')}:{' '}
          {see.map((name) => (
            <button key={name} type="button" className={styles.link} onClick={() => onOpen(name)}>
              {name}
            </button>
          ))}
        </p>
      )}
      <PassageList
        passages={pages.flatMap((page) =>
          page.passages.map(({ heading, ...passage }) => ({ ...passage, aside: heading })),
        )}
        language={first.translation.language}
        translationId={first.translation.id}
      />
      <MoreButton list={list} />
      <SourceLine source={first.source} />
    </>
  );
}
