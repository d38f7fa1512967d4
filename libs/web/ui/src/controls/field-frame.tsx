import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './field.module.css';

/** A border that groups several controls into one: an input, and perhaps a choice beside it. */
export function FieldBox({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.box, className)}>{children}</div>;
}

/** The texts around the control of every field. */
export type FieldWords = {
  readonly label: string;
  /** Help that is shown before any error. */
  readonly hint?: string | undefined;
  /** The error, in the reader's language. */
  readonly error?: string | undefined;
};

/** The ids that connect a control to its texts. */
export type ControlTies = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type FieldFrameProps = FieldWords & {
  /** Shown at the end of the hint's line, such as a counter. */
  readonly aside?: ReactNode;
  readonly children: (ties: ControlTies) => ReactNode;
};

/** A control with its label above, and its hint or error below. */
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
