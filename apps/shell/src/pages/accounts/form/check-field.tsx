import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from '../accounts.module.css';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'aria-describedby' | 'aria-invalid'> & {
  readonly error?: string | undefined;
  /** The label of the agreement. */
  readonly children: ReactNode;
};

/** A checkbox with its error. */
export function CheckField({ error, children, ...rest }: CheckFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <div className={styles.check}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error && (
        <p className={styles.checkError} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
