import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.js';
import styles from './button.module.css';

/** How much a button asks for: one main act on a page, others by a line, the quiet ones by colour alone. */
export type ButtonLook = 'main' | 'line' | 'quiet';

type ButtonProps = ComponentProps<'button'> & {
  readonly look?: ButtonLook;
  /** What was asked for is being done. The button keeps the focus, and a second press does nothing. */
  readonly busy?: boolean;
};

/** A button with words. */
export function Button({ look = 'line', busy = false, className, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[look], className)}
      aria-disabled={busy || undefined}
      onClick={press}
    />
  );
}
