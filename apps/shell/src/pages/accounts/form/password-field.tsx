import { FieldFrame, type FieldWords } from '@word-unfolded/ui';
import { useState, type ComponentProps } from 'react';
import styles from '../accounts.module.css';
import { useTexts } from '../texts.js';

type PasswordFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'aria-describedby' | 'aria-invalid'>;

/** A password field with a button that shows the password. */
export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const t = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <>
          <input
            {...rest}
            {...ties}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.show}
            aria-label={t(isShown ? 'password.hideLabel' : 'password.showLabel', { field: label })}
            aria-controls={ties.id}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'password.hide' : 'password.show')}
          </button>
        </>
      )}
    </FieldFrame>
  );
}
