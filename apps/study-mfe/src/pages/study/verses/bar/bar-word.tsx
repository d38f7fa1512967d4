import { Icon } from '@word-unfolded/ui';
import { WordGloss } from '../../../../scripture/words/word-gloss.js';
import type { ChosenWords } from '../../../../scripture/words/study-focus.js';
import styles from './bar-word.module.css';

type BarWordProps = {
  readonly words: ChosenWords;
  readonly translationId: string;
  /** The language of the translation. */
  readonly language: string;
  readonly onOpen: () => void;
};

/** The pressed word with the original one behind it, in the bar of its verse; it opens the whole entry. */
export function BarWord({ words: { text, link }, translationId, language, onOpen }: BarWordProps) {
  const [strongs] = link.strongs;
  return (
    <button type="button" className={styles.word} onClick={onOpen}>
      <Icon name="letters" small />
      <span className={styles.text}>
        <span lang={language}>{text}</span>{' '}
        {strongs && <WordGloss className={styles.gloss} strongs={strongs} translationId={translationId} />}
      </span>
      <Icon name="on" small />
    </button>
  );
}
