import { useId } from 'react';
import styles from '../../journal/dialog-body.module.css';

type ProgressProps = { readonly text: string; readonly done: number; readonly total: number };

/** The progress of an operation, in words and as a bar. */
export function Progress({ text, done, total }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <p id={id}>{text}</p>
      <progress aria-labelledby={id} value={done} max={Math.max(1, total)} />
    </div>
  );
}
