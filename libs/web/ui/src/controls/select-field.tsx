import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.js';
import styles from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.js';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'aria-describedby' | 'aria-invalid'> &
  FieldWords;

/**
 * A choice from a few options, by the browser's own select element, which works best on phones. Its children are
 * options.
 */
export function SelectField({ label, hint, error, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <>
          <select {...rest} {...ties} className={styles.select} />
          <span className={styles.fold}>
            <Icon name="down" />
          </span>
        </>
      )}
    </FieldFrame>
  );
}
