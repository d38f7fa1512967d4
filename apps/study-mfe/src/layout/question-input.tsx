import type { ComponentProps, KeyboardEvent } from 'react';
import styles from './question-input.module.css';

type QuestionInputProps = Omit<ComponentProps<'textarea'>, 'className' | 'rows' | 'onKeyDown'> & {
  readonly onSend: () => void;
};

/** The field of a question, which grows with it: Enter sends it, Shift+Enter starts a new line. */
export function QuestionInput({ onSend, ...rest }: QuestionInputProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return <textarea {...rest} rows={1} className={styles.input} onKeyDown={press} />;
}
