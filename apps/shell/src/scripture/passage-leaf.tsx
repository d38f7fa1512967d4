import type { PassageAnswer } from '@word-unfolded/contracts';
import { typesetPages } from '@word-unfolded/scripture-text';
import { IconButton } from '@word-unfolded/ui';
import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../pages/landing/texts.js';
import styles from './passage-leaf.module.css';
import { PassageText } from './passage-text.js';
import { useVoice } from './use-voice.js';

type PassageLeafProps = {
  readonly answer: PassageAnswer;
  /** The level of its heading. */
  readonly level: 1 | 2;
  /** What stands in the margin of a wide page, above the notes. */
  readonly margin?: ReactNode;
  /** Links and buttons below the text. */
  readonly children: ReactNode;
};

/** A passage as a leaf of a book, with its notes in the margin: for everyone, on the landing page and on its own page. */
export function PassageLeaf({ answer, level, margin, children }: PassageLeafProps) {
  const t = useTexts();
  const { reference, translation } = answer;
  const leaves = useMemo(() => answer.passages.flatMap(typesetPages), [answer]);
  const notes = leaves.flatMap((page) => page.notes);
  const Heading = `h${level}` as const;
  return (
    <article className={styles.frame} aria-label={reference}>
      <header className={styles.head}>
        <Heading className={styles.name} aria-live="polite">
          {reference}
        </Heading>
        <abbr className={styles.edition} title={translation.name}>
          {translation.abbreviation}
        </abbr>
      </header>
      <div lang={translation.language} className={styles.words}>
        {leaves.map((page, index) => (
          <PassageText key={index} page={page} />
        ))}
      </div>
      {(margin || notes.length > 0) && (
        <aside className={styles.margin} aria-label={t('scripturePage.notes')}>
          {margin}
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
        {children}
        <p className={styles.licence}>{translation.licence}</p>
      </footer>
    </article>
  );
}

/** A leaf without text: while it loads, or with the reason why there is none. */
export function BlankLeaf({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <article className={styles.frame} aria-label={label}>
      <div className={styles.blank}>{children}</div>
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
