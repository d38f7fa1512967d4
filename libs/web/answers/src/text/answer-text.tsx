import { useModule } from '@word-unfolded/ui';
import { useMemo } from 'react';
import type { HeadingLevel } from './answer-markdown.js';
import { AnswerHandsContext, type AnswerHands } from './answer-hands.js';
import styles from './answer-text.module.css';
import { withoutMarkup } from './plain-answer.js';

type Drawing = typeof import('./answer-markdown.js');

/** Once it is here, every further answer is drawn at once. */
let drawing: Drawing | undefined;

async function fetchDrawing(): Promise<Drawing> {
  return (drawing = await import('./answer-markdown.js'));
}

type AnswerTextProps = AnswerHands & {
  /** Answer Markdown, whole or as far as it has come. */
  readonly content: string;
  /** At which level its headings join those of the page; 3 without it. */
  readonly headingLevel?: HeadingLevel;
};

/**
 * The text of an answer. What in it is Scripture is set as Scripture, with its passage, its edition and the mark of its
 * check; sources are named; passages are links to the reader. What draws it is fetched with the first answer; until
 * then the bare words stand there.
 */
export function AnswerText({ content, headingLevel = 3, onReference, onLexicon }: AnswerTextProps) {
  const markdown = useModule(fetchDrawing, !drawing) ?? drawing;
  const hands = useMemo(() => ({ onReference, onLexicon }), [onReference, onLexicon]);
  return (
    <AnswerHandsContext value={hands}>
      <div className={styles.answer}>
        {markdown ? (
          <markdown.AnswerMarkdown content={content} headingLevel={headingLevel} />
        ) : (
          <p className={styles.bare}>{withoutMarkup(content)}</p>
        )}
      </div>
    </AnswerHandsContext>
  );
}
