import { AnswerText, useAnswer, RemainingUsage, type AnswerState } from '@word-unfolded/answers';
import { devotionalRoute, quoteRoute, studyGuideRoute } from '@word-unfolded/contracts';
import {
  contentsProblem,
  withContentAction,
  withoutMarkup,
  type GeneratedContent,
} from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { DeviceEntry } from '@word-unfolded/offline';
import { Button, Icon, showToast } from '@word-unfolded/ui';
import { useEffect, useEffectEvent } from 'react';
import { dayText } from '../../../journal/days.js';
import { offerUndo } from '../../../journal/undo/undo-store.js';
import { useActionProblem } from '../../../journal/notices/use-action-problem.js';
import type { OwnJournal } from '../../../journal/use-own-journal.js';
import styles from './generated-contents.module.css';
import { generationErrorText, type WrittenType } from './generation-error.js';
import { useEntryTexts } from '../texts.js';

const ROUTES = { devotional: devotionalRoute, 'study-guide': studyGuideRoute, quote: quoteRoute } as const;

type ContentRequest = {
  readonly title?: string;
  readonly content?: string;
  readonly scriptureRef?: string;
  readonly entryId: string;
  /** The id of the content on the server and on this device, so that it is stored only once. */
  readonly contentId: string;
};

type GeneratedContentProps = {
  readonly type: WrittenType;
  readonly journal: OwnJournal;
  readonly entry: DeviceEntry;
  /** Makes an image of a content; only of quotes. */
  readonly onPicture?: ((content: GeneratedContent) => void) | undefined;
};

/** Generated content of one type: while it streams, once stored, regenerated or deleted. */
export function GeneratedContent({ type, journal, entry, onPicture }: GeneratedContentProps) {
  const t = useEntryTexts();
  const { key, working } = entry;
  const stored = working.contents.filter((content) => content.type === type);
  const failed = useActionProblem()('content');
  const language = useLanguage();
  const answer = useAnswer<ContentRequest>(ROUTES[type], `journal/${key}/${type}`);
  const storeContent = useEffectEvent(() => {
    const now = journal.entryOf(key)?.working.contents ?? [];
    // The page may receive the same end event again, after a reload or in another tab.
    const isStored = now.some((each) => each.type === type && each.content === answer.content);
    if (isStored || answer.content.trim() === '') return answer.clear();
    const former = now.find((each) => each.type === type && each.active);
    const content = contentOf(answer, type, answer.request?.contentId ?? former?.id ?? crypto.randomUUID());
    const contents = withContentAction(now, { act: 'put', content });
    if (contentsProblem(contents)) return showToast(t('made.full'), 'bad');
    const name = t(`made.tabs.${type}`);
    journal.edit(key, { contents }).then(() => {
      answer.clear();
      if (former) offerUndo(t('made.replaced', { name }), () => journal.edit(key, { contents: now }));
    }, failed);
  });
  const hasEnded = answer.end !== undefined;
  useEffect(() => {
    if (hasEnded) storeContent();
  }, [hasEnded]);
  const change = (contents: readonly GeneratedContent[]) => journal.edit(key, { contents }).catch(failed);
  const isWriting = answer.state === 'writing';
  const write = () => {
    const former = stored.find(({ active }) => active);
    answer.ask({ ...requestOf(entry), contentId: former?.id ?? crypto.randomUUID() });
  };
  return (
    <>
      {stored.length === 0 && !isWriting && (
        <p className={styles.empty}>{t(journal.mayWrite ? `made.empty.${type}` : 'made.none')}</p>
      )}
      {(isWriting || answer.state === 'failed') && answer.content !== '' && (
        <AnswerText content={answer.content} />
      )}
      {isWriting && (
        <p role="status" className={styles.from}>
          {t('made.writing')}
        </p>
      )}
      {answer.problem && (
        <p role="alert" className={styles.problem}>
          {generationErrorText(type, answer.problem, language)}
        </p>
      )}
      {!isWriting &&
        stored.map((content) => (
          <Stored
            key={content.id}
            content={content}
            mayChange={journal.mayWrite}
            onPicture={onPicture && (() => onPicture(content))}
            onActivate={() =>
              void change(withContentAction(working.contents, { act: 'activate', id: content.id }))
            }
            onRemove={() => {
              const before = working.contents;
              void change(withContentAction(before, { act: 'remove', id: content.id }));
              offerUndo(t('made.removed', { name: content.title || t(`made.tabs.${type}`) }), () =>
                journal.edit(key, { contents: before }),
              );
            }}
          />
        ))}
      {journal.mayWrite && (
        <div className={styles.actions}>
          {isWriting && <Button onClick={answer.stop}>{t('made.stop')}</Button>}
          {answer.state === 'failed' && <Button onClick={answer.again}>{t('made.retry')}</Button>}
          {!isWriting && answer.state !== 'failed' && (
            <Button onClick={write} busy={working.content.trim() === ''}>
              {t(stored.length === 0 ? 'made.write' : 'made.again')}
            </Button>
          )}
          <RemainingUsage />
        </div>
      )}
    </>
  );
}

type StoredProps = {
  readonly content: GeneratedContent;
  readonly mayChange: boolean;
  readonly onPicture: (() => void) | undefined;
  readonly onActivate: () => void;
  readonly onRemove: () => void;
};

function Stored({ content, mayChange, onPicture, onActivate, onRemove }: StoredProps) {
  const t = useEntryTexts();
  const language = useLanguage();
  const when = dayText(new Date(content.createdAt), 'time', language);
  return (
    <section
      className={styles.kept}
      aria-label={t('made.of', { type: t(`made.tabs.${content.type}`), when })}
    >
      {content.active && <AnswerText content={content.content} />}
      <p className={styles.from}>
        <Icon name="star" small />
        {[content.writer && t('made.from', { writer: content.writer }), when].filter(Boolean).join(', ')}
        {content.active && <span>{t('made.active')}</span>}
        {mayChange && content.active && onPicture && (
          <Button variant="quiet" onClick={onPicture}>
            {t('made.picture')}
          </Button>
        )}
        {mayChange && !content.active && (
          <Button variant="quiet" onClick={onActivate}>
            {t('made.activate')}
          </Button>
        )}
        {mayChange && (
          <Button variant="quiet" onClick={onRemove}>
            {t('made.remove')}
          </Button>
        )}
      </p>
    </section>
  );
}

function requestOf({ key, serverId, working }: DeviceEntry): Omit<ContentRequest, 'contentId'> {
  const { title, content, scripture } = working;
  return {
    entryId: serverId ?? key,
    ...(title.trim() && { title: title.trim() }),
    ...(content.trim() && { content: content.trim() }),
    ...(scripture.trim() && { scriptureRef: scripture.trim() }),
  };
}

function contentOf(ended: AnswerState<ContentRequest>, type: WrittenType, id: string) {
  const heading = /^#{1,6} +(.+)$/m.exec(ended.content)?.[1] ?? '';
  return {
    id,
    type,
    title: withoutMarkup(heading).trim().slice(0, 200),
    content: ended.content,
    image: null,
    writer: ended.writer?.name ?? '',
    createdAt: new Date().toISOString(),
  };
}
