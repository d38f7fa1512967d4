import type { PassageAnswer } from '@word-unfolded/contracts';
import { useReaderSettings } from '@word-unfolded/ui';
import { use, useId, useRef } from 'react';
import { useTexts } from '../../../../locales/texts.js';
import { useAlignedNotes } from '../../hooks/use-aligned-notes.js';
import { nameOfChapter } from '../../../../scripture/typesetting/chapter-name.js';
import type { ScripturePage } from '@word-unfolded/scripture-text';
import { VerseColoursContext } from '../../../../scripture/selection/verse-colours.js';
import { PageMargin } from '../margin/page-margin.js';
import { PageNotes } from './page-notes.js';
import styles from './passage-page.module.css';
import { ScriptureText } from '../../../../scripture/text/scripture-text.js';

type PassagePageProps = {
  readonly page: ScripturePage;
  readonly translation: PassageAnswer['translation'];
  /** Whether the chapter shows its heading: for a request within a single chapter, the passage title is enough. */
  readonly showsName: boolean;
};

/** A chapter, or the requested part of it: the text and its notes. */
export function PassagePage({ page, translation, showsName }: PassagePageProps) {
  const t = useTexts();
  const id = useId();
  const name = nameOfChapter(page.book, page.chapter, translation.language);
  const row = useRef<HTMLDivElement>(null);
  const { notes: showsNotes } = useReaderSettings();
  const isTouchable = use(VerseColoursContext) !== undefined;
  const hasNotes = showsNotes && page.notes.length > 0;
  useAlignedNotes(row);
  return (
    <div ref={row} className={styles.row}>
      {showsName && <h3 className={styles.chapter}>{name}</h3>}
      <ScriptureText page={page} id={id} headingLevel={showsName ? 4 : 3} />
      {hasNotes && (
        <PageNotes
          notes={page.notes}
          id={id}
          label={t('notes.label', { chapter: name })}
          translationId={translation.id}
        />
      )}
      {isTouchable && (
        <PageMargin
          page={page}
          translation={translation}
          label={t('verse.margin', { chapter: name })}
          hasReferences={showsNotes}
        />
      )}
    </div>
  );
}
