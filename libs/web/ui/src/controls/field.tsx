import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './field.module.css';

/** The border that makes one control of what stands in it: an input, and perhaps a choice beside it. */
export function FieldBox({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.box, className)}>{children}</div>;
}

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'> & {
  readonly label: string;
  /** What helps before anything is wrong. */
  readonly hint?: string;
  /** What is wrong, in the reader's language. */
  readonly error?: string;
};

/** A line to write in, with its name above and what is wrong below. */
export function Field({ label, hint, error, ...rest }: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = classNames(Boolean(hint) && hintId, Boolean(error) && errorId) || undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldBox>
        <input {...rest} id={id} aria-describedby={described} aria-invalid={error ? true : undefined} />
      </FieldBox>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
