import type { AnswerGeneratorName } from '@word-unfolded/contracts';
import { Icon } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';
import styles from './notes.module.css';
import { writerText } from './writer-text.js';

/** The generator of an answer. It is always named, so that generated words are never taken for those of a source. */
export function GeneratorNote({ writer }: { readonly writer: AnswerGeneratorName }) {
  const t = useTexts();
  return (
    <p className={styles.note}>
      <Icon name="star" small />
      {writerText(writer, t)}
    </p>
  );
}
