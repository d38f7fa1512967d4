import type { PassageAnswer } from '@word-unfolded/contracts';
import { useId, useRef } from 'react';
import { useTexts } from '../../../locales/texts.js';
import { useAlignedNotes } from '../hooks/use-aligned-notes.js';
import { useReaderSettings } from '../../../scripture/reader-settings.js';
import { nameOfChapter } from '../../../scripture/setting/chapter-name.js';
import type { Leaf } from '@word-unfolded/scripture-text';
import { LeafNotes } from './leaf-notes.js';
import styles from './passage-leaf.module.css';
import { ScriptureText } from '../../../scripture/text/scripture-text.js';

type PassageLeafProps = {
  readonly leaf: Leaf;
  readonly translation: PassageAnswer['translation'];
  /** Whether the chapter says its name: what is asked for of one chapter alone is named by the passage. */
  readonly showsName: boolean;
};

/** A chapter, or what was asked for of it: the words and their notes. */
export function PassageLeaf({ leaf, translation, showsName }: PassageLeafProps) {
  const t = useTexts();
  const id = useId();
  const name = nameOfChapter(leaf.book, leaf.chapter, translation.language);
  const row = useRef<HTMLDivElement>(null);
  const { notes: showsNotes } = useReaderSettings();
  const hasNotes = showsNotes && leaf.notes.length > 0;
  useAlignedNotes(row, hasNotes);
  return (
    <div ref={row} className={styles.row}>
      {showsName && <h3 className={styles.chapter}>{name}</h3>}
      <ScriptureText leaf={leaf} id={id} headingLevel={showsName ? 4 : 3} />
      {hasNotes && (
        <LeafNotes
          notes={leaf.notes}
          id={id}
          label={t('notes.label', { chapter: name })}
          translationId={translation.id}
        />
      )}
    </div>
  );
}
