import { useQuery } from '@tanstack/react-query';
import { readableText } from '@word-unfolded/api-client';
import type { PassageAnswer } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import {
  Button,
  Delayed,
  ErrorState,
  IconButton,
  Link,
  TextSkeleton,
  useLeavesFirstPage,
} from '@word-unfolded/ui';
import { setLeaves } from '@word-unfolded/scripture-text';
import { useMemo, type ReactNode } from 'react';
import { passageQuery } from '../passage-query.js';
import { chapterOf, studyAddress } from '../study-address.js';
import { useTexts } from '../texts.js';
import { LeafText } from './leaf-text.js';
import styles from './leaf.module.css';
import { useVoice } from './use-voice.js';

type LeafProps = {
  readonly reference: string;
  readonly onOpen: (reference: string) => void;
  /** Asks the assistant about what is open. */
  readonly onAsk: () => void;
};

const SKELETON_LINES = 6;

/** The leaf on which a visitor reads: the words that the API answers, or why there are none. */
export function Leaf({ reference, onOpen, onAsk }: LeafProps) {
  const t = useTexts();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(passageQuery(reference, language));
  useLeavesFirstPage(data !== undefined);
  if (data) return <OpenLeaf answer={data} onOpen={onOpen} onAsk={onAsk} />;
  return (
    <BlankLeaf label={t('leaf.label')}>
      {error ? (
        <ErrorState
          title={readableText(error, language)}
          acts={<Button onClick={() => void refetch()}>{t('leaf.retry')}</Button>}
        >
          <p>{t('leaf.kept')}</p>
        </ErrorState>
      ) : (
        <Delayed>
          <TextSkeleton lines={SKELETON_LINES} label={t('leaf.loading', { reference })} />
        </Delayed>
      )}
    </BlankLeaf>
  );
}

function BlankLeaf({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <article className={styles.leaf} aria-label={label}>
      <div className={styles.blank}>{children}</div>
    </article>
  );
}

type OpenLeafProps = Omit<LeafProps, 'reference'> & { readonly answer: PassageAnswer };

function OpenLeaf({ answer, onOpen, onAsk }: OpenLeafProps) {
  const t = useTexts();
  const { reference, translation, next } = answer;
  const leaves = useMemo(() => answer.passages.flatMap(setLeaves), [answer]);
  const notes = leaves.flatMap((leaf) => leaf.notes);
  const chapter = chapterOf(reference);
  return (
    <article className={styles.leaf} aria-label={reference}>
      <header className={styles.head}>
        <h2 className={styles.name} aria-live="polite">
          {reference}
        </h2>
        <abbr className={styles.edition} title={translation.name}>
          {translation.abbreviation}
        </abbr>
      </header>
      <div lang={translation.language} className={styles.words}>
        {leaves.map((leaf, index) => (
          <LeafText key={index} leaf={leaf} />
        ))}
      </div>
      {notes.length > 0 && (
        <aside className={styles.margin} aria-label={t('leaf.notes')}>
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
          <Button look="quiet" onClick={() => onOpen(chapter)}>
            {t('leaf.chapter')}
          </Button>
        )}
        <Button look="quiet" onClick={onAsk}>
          {t('leaf.ask')}
        </Button>
        <Link className={styles.link} to={studyAddress(reference)}>
          {next ? t('leaf.goOn') : t('leaf.study')}
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
      label={voice.isReading ? t('leaf.stop') : t('leaf.listen')}
      onClick={voice.toggle}
    />
  );
}
