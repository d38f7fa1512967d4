import { useQuery } from '@tanstack/react-query';
import { isNoReference, isUnanswered } from '@word-unfolded/api-client';
import type { PassageAnswer } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Delayed, IconButton, Link, TextSkeleton, useReplacesFirstPage } from '@word-unfolded/ui';
import { typesetPages } from '@word-unfolded/scripture-text';
import { useMemo, type ReactNode } from 'react';
import { passageQuery } from '../passage-query.js';
import { chapterOf, studyAddress } from '../study-address.js';
import { useTexts } from '../texts.js';
import { FoundWords } from './found-words.js';
import { ScriptureError } from './scripture-error.js';
import { ScripturePageText } from './scripture-page-text.js';
import styles from './scripture-page.module.css';
import { useFallbackPassage } from './use-fallback-passage.js';
import { useVoice } from './use-voice.js';

type ScripturePageProps = {
  readonly reference: string;
  readonly onOpen: (reference: string) => void;
  /** Asks the assistant about the open passage. */
  readonly onAsk: () => void;
};

const SKELETON_LINES = 6;

/** The visitor's reading view: the text of the API's response, or the error. */
export function ScripturePage({ reference, onOpen, onAsk }: ScripturePageProps) {
  const t = useTexts();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(passageQuery(reference, language));
  useReplacesFirstPage(data !== undefined);
  const fallback = useFallbackPassage(reference, isUnanswered(error) && error !== null);
  const open = (answer: PassageAnswer) => <OpenPage answer={answer} onOpen={onOpen} onAsk={onAsk} />;
  if (data) return open(data);
  if (!error)
    return (
      <BlankPage label={t('scripturePage.label')}>
        <Delayed>
          <TextSkeleton lines={SKELETON_LINES} label={t('scripturePage.loading', { reference })} />
        </Delayed>
      </BlankPage>
    );
  return (
    <>
      <BlankPage label={t('scripturePage.label')}>
        {isNoReference(error) ? (
          <FoundWords words={reference} onOpen={onOpen} />
        ) : (
          <ScriptureError error={error} onRetry={() => void refetch()}>
            {fallback && t('scripturePage.meanwhile')}
          </ScriptureError>
        )}
      </BlankPage>
      {fallback && open(fallback)}
    </>
  );
}

function BlankPage({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <article className={styles.frame} aria-label={label}>
      <div className={styles.blank}>{children}</div>
    </article>
  );
}

type OpenPageProps = Omit<ScripturePageProps, 'reference'> & { readonly answer: PassageAnswer };

function OpenPage({ answer, onOpen, onAsk }: OpenPageProps) {
  const t = useTexts();
  const { reference, translation, next } = answer;
  const leaves = useMemo(() => answer.passages.flatMap(typesetPages), [answer]);
  const notes = leaves.flatMap((page) => page.notes);
  const chapter = chapterOf(reference);
  return (
    <article className={styles.frame} aria-label={reference}>
      <header className={styles.head}>
        <h2 className={styles.name} aria-live="polite">
          {reference}
        </h2>
        <abbr className={styles.edition} title={translation.name}>
          {translation.abbreviation}
        </abbr>
      </header>
      <div lang={translation.language} className={styles.words}>
        {leaves.map((page, index) => (
          <ScripturePageText key={index} page={page} />
        ))}
      </div>
      {notes.length > 0 && (
        <aside className={styles.margin} aria-label={t('scripturePage.notes')}>
          {notes.map(({ letter, text }, index) => (
            <p key={index}>
              <i>{letter}</i>
              {text}
            </p>
          ))}
        </aside>
      )}
      <footer className={styles.foot}>
        <ListenButton answer={answer} />
        {chapter !== reference && (
          <Button variant="quiet" onClick={() => onOpen(chapter)}>
            {t('scripturePage.chapter')}
          </Button>
        )}
        <Button variant="quiet" onClick={onAsk}>
          {t('scripturePage.ask')}
        </Button>
        <Link className={styles.link} to={studyAddress(reference)}>
          {next ? t('scripturePage.goOn') : t('scripturePage.study')}
        </Link>
        <p className={styles.licence}>{translation.licence}</p>
      </footer>
    </article>
  );
}

function ListenButton({ answer: { passages, translation } }: { readonly answer: PassageAnswer }) {
  const t = useTexts();
  const words = passages
    .flatMap(({ verses }) => verses)
    .map(({ text }) => text)
    .join(' ');
  const voice = useVoice(words, translation.language);
  if (!voice.isThere) return null;
  return (
    <IconButton
      className={styles.listen}
      icon={voice.isReading ? 'halt' : 'hear'}
      label={voice.isReading ? t('scripturePage.stop') : t('scripturePage.listen')}
      onClick={voice.toggle}
    />
  );
}
