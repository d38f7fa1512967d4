import { useModule } from '@word-unfolded/ui';
import { useMemo } from 'react';
import type { HeadingLevel } from './markdown/answer-markdown.js';
import { AnswerCallbacksContext, type AnswerCallbacks } from './answer-callbacks.js';
import styles from './answer-text.module.css';
import { hasHeldBack, HeldBack } from './held-back.js';
import { withoutMarkup } from './markdown/plain-answer.js';

type Drawing = typeof import('./markdown/answer-markdown.js');

/** After the first load, every further answer renders at once. */
let drawing: Drawing | undefined;

async function fetchDrawing(): Promise<Drawing> {
  return (drawing = await import('./markdown/answer-markdown.js'));
}

/** Fetches the renderer, for a page that shows answers only as they will stay. Without it they are plain text at first. */
export async function prepareAnswerText(): Promise<void> {
  await fetchDrawing().catch(() => undefined);
}

type AnswerTextProps = AnswerCallbacks & {
  /** Answer Markdown, complete or partial. */
  readonly content: string;
  /** The level at which its headings continue those of the page; 3 by default. */
  readonly headingLevel?: HeadingLevel;
  /** Asks for the answer anew; offered where words of it could not be compared with stored Scripture. */
  readonly onAskAgain?: (() => void) | undefined;
};

/**
 * The text of an answer. Scripture is typeset as Scripture, with its passage, edition and the mark of its check;
 * sources are named; passages are links to the reader. The renderer is fetched with the first answer; until then plain
 * text is shown.
 */
export function AnswerText({
  content,
  headingLevel = 3,
  onAskAgain,
  onReference,
  onLexicon,
}: AnswerTextProps) {
  const markdown = useModule(fetchDrawing, !drawing) ?? drawing;
  const callbacks = useMemo(() => ({ onReference, onLexicon }), [onReference, onLexicon]);
  return (
    <AnswerCallbacksContext value={callbacks}>
      <div className={styles.answer}>
        {markdown ? (
          <markdown.AnswerMarkdown content={content} headingLevel={headingLevel} />
        ) : (
          <p className={styles.bare}>{withoutMarkup(content)}</p>
        )}
        {onAskAgain && hasHeldBack(content) && <HeldBack onAskAgain={onAskAgain} />}
      </div>
    </AnswerCallbacksContext>
  );
}
