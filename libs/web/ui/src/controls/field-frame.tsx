import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './field.module.css';

/** The border that makes one control of what stands in it: an input, and perhaps a choice beside it. */
export function FieldBox({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.box, className)}>{children}</div>;
}

/** What every field says around its control. */
export type FieldWords = {
  readonly label: string;
  /** What helps before anything is wrong. */
  readonly hint?: string | undefined;
  /** What is wrong, in the reader's language. */
  readonly error?: string | undefined;
};

/** What ties a control to the words around it. */
export type ControlTies = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type FieldFrameProps = FieldWords & {
  /** Stands at the end of the line of the hint, such as a counter. */
  readonly aside?: ReactNode;
  readonly children: (ties: ControlTies) => ReactNode;
};

/** A control with its name above, and what helps or is wrong below. */
export function FieldFrame({ label, hint, error, aside, children }: FieldFrameProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = classNames(Boolean(hint) && hintId, Boolean(error) && errorId) || undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldBox>
        {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      </FieldBox>
      {(hint || aside) && (
        <div className={styles.below}>
          {hint && (
            <p className={styles.hint} id={hintId}>
              {hint}
            </p>
          )}
          {aside}
        </div>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
