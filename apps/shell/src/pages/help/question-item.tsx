import { Icon } from '@word-unfolded/ui';
import { useEffect, useRef } from 'react';
import { markWords } from './find-words.js';
import styles from './help-page.module.css';
import type { Question } from './use-found-topics.js';

type QuestionItemProps = {
  readonly question: Question;
  /** The query to highlight. */
  readonly words: readonly string[];
  /** Whether its answer is initially expanded. */
  readonly isOpen: boolean;
};

/** A question that expands to its answer. An address can name it: `/help#sessions`. */
export function QuestionItem({ question: { name, ask, answer }, words, isOpen }: QuestionItemProps) {
  const item = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (item.current) item.current.open = isOpen;
  }, [isOpen, words]);
  return (
    <details ref={item} id={name} className={styles.question}>
      <summary data-question="">
        <span className={styles.ask}>
          <Marked text={ask} words={words} />
        </span>
        <Icon name="down" />
      </summary>
      <div className={styles.answer}>
        {answer.split('\n\n').map((paragraph, index) => (
          <p key={index}>
            <Marked text={paragraph} words={words} />
          </p>
        ))}
      </div>
    </details>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text;
  return markWords(text, words).map((piece, index) =>
    piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
