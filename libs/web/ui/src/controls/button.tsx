import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.js';
import styles from './button.module.css';

/** The emphasis of a button: one main action per page, others with a border, quiet ones by colour only. */
export type ButtonVariant = 'main' | 'line' | 'quiet';

type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: ButtonVariant;
  /** The action is in progress. The button retains the focus, and a second press does nothing. */
  readonly busy?: boolean;
};

/** A button with a text label. */
export function Button({ variant = 'line', busy = false, className, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[variant], className)}
      aria-disabled={busy || undefined}
      onClick={press}
    />
  );
}
