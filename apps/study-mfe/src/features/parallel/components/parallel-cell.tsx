import type { ParallelCell, PassageAnswer, Verse } from '@word-unfolded/contracts';
import { useId, useMemo } from 'react';
import { ScriptureText } from '../../../scripture/text/scripture-text.js';
import { typesetPages } from '@word-unfolded/scripture-text';
import { useTexts } from '../texts.js';
import styles from './parallel-rows.module.css';

type ParallelCellTextProps = {
  readonly cell: ParallelCell;
  readonly translation: PassageAnswer['translation'];
};

/** One translation's cell in a row: its text with its own verse number, or why there is none. */
export function ParallelCellText({ cell, translation }: ParallelCellTextProps) {
  const t = useTexts();
  const id = useId();
  const { verses, absence, joinedTo } = cell;
  const leaves = useMemo(
    () => typesetPages({ reference: '', osis: '', verses: verses.map(wordsAlone) }),
    [verses],
  );
  return (
    <div className={styles.cell}>
      <span className={styles.edition}>
        <abbr title={translation.name}>{translation.abbreviation}</abbr>
      </span>
      {absence === null ? (
        <div lang={translation.language}>
          {leaves.map((page) => (
            <ScriptureText key={`${page.book} ${page.chapter}`} page={page} id={id} headingLevel={4} />
          ))}
        </div>
      ) : (
        <p className={styles.absence}>{t(`absence.${absence}`, { reference: joinedTo ?? '' })}</p>
      )}
    </div>
  );
}

/** Notes have no margin here, and a heading would separate the aligned verses. */
function wordsAlone(verse: Verse): Verse {
  const lines = verse.lines.map(({ opens, poetry, selah, spans }) => ({
    opens,
    poetry,
    ...(selah && { selah }),
    spans: spans.map(({ text, jesus, added, divineName }) => ({
      text,
      ...(jesus && { jesus }),
      ...(added && { added }),
      ...(divineName && { divineName }),
    })),
  }));
  return { ...verse, lines, headings: [], notes: [] };
}
