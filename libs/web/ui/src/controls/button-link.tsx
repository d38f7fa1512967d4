import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.js';
import type { ButtonLook } from './button.js';
import styles from './button.module.css';

/** A link to another page that is the act of this one, and so looks like a button. */
export function ButtonLink({
  look = 'line',
  className,
  ...rest
}: LinkProps & { readonly look?: ButtonLook }) {
  return <Link {...rest} className={classNames(styles.button, styles[look], className)} />;
}
