import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.js';
import type { ButtonVariant } from './button.js';
import styles from './button.module.css';

/** A link to another page that is the main action of this one, and so looks like a button. */
export function ButtonLink({
  variant = 'line',
  className,
  ...rest
}: LinkProps & { readonly variant?: ButtonVariant }) {
  return <Link {...rest} className={classNames(styles.button, styles[variant], className)} />;
}
