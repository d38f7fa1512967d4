import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import { typesetPages } from '@word-unfolded/scripture-text';
import { Delayed, IconButton, Link, TextSkeleton } from '@word-unfolded/ui';
import { useEffect, useId, useRef } from 'react';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { passageQuery } from '../../../scripture/api/passage-query.js';
import { ScriptureFailure } from '../../../scripture/scripture-failure.js';
import { ScriptureText } from '../../../scripture/text/scripture-text.js';
import { joinAnswers, referenceOf } from '../../../scripture/typesetting/join-answers.js';
import type { OpenedPassage } from '../session/selah-session.js';
import { useSelahTexts } from '../texts.js';
import styles from './passage-panel.module.css';

type PassagePanelProps = { readonly passage: OpenedPassage | undefined; readonly onClose: () => void };

/** The passage of the conversation: beside it where there is room, otherwise above it. */
export function PassagePanel({ passage, onClose }: PassagePanelProps) {
  const t = useSelahTexts();
  if (!passage)
    return (
      <aside className={styles.empty} aria-label={t('passage.title')}>
        <p>{t('passage.empty')}</p>
      </aside>
    );
  return <OpenPassage key={JSON.stringify(passage)} passage={passage} onClose={onClose} />;
}

function OpenPassage({
  passage: { reference, translationId },
  onClose,
}: {
  readonly passage: OpenedPassage;
  readonly onClose: () => void;
}) {
  const t = useSelahTexts();
  const id = useId();
  const language = useLanguage();
  const { data, error, refetch } = useInfiniteQuery(passageQuery({ reference, translationId, language }));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const passages = joinAnswers(data?.pages ?? []);
  const translation = data?.pages[0]?.translation;
  const name = referenceOf(passages) || reference;
  return (
    <aside className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} ref={title} tabIndex={-1} className={styles.title}>
          {name}
        </h2>
        <IconButton icon="shut" label={t('passage.close')} onClick={onClose} />
      </header>
      {error && !data ? (
        <ScriptureFailure error={error} place="finder" onRetry={() => void refetch()} />
      ) : translation ? (
        <>
          <div lang={translation.language}>
            {passages.flatMap(typesetPages).map((page, index) => (
              <ScriptureText key={index} page={page} id={`${id}${index}`} headingLevel={3} />
            ))}
          </div>
          <p className={styles.notice}>
            {translation.abbreviation}. {translation.notice}
          </p>
          <Link to={passageAddress(name, translation.id)} target="_blank">
            {t('passage.study')}
          </Link>
        </>
      ) : (
        <Delayed>
          <TextSkeleton lines={6} label={t('passage.loading', { reference })} />
        </Delayed>
      )}
    </aside>
  );
}
