import type { AnswerWriterName } from '@word-unfolded/contracts';
import { Icon } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';
import styles from './notes.module.css';

/** What wrote an answer, said of each: a machine's words are never to be taken for a source's. */
export function WriterNote({ writer }: { readonly writer: AnswerWriterName }) {
  const t = useTexts();
  return (
    <p className={styles.note}>
      <Icon name="star" small />
      {writer.kind === 'study-engine' ? t('writer.engine') : t('writer.model', { name: writer.name })}
    </p>
  );
}
