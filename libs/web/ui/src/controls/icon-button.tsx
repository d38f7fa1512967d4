import type { ComponentProps } from 'react';
import { classNames } from '../class-names.js';
import { Icon } from '../icons/icon.js';
import type { IconName } from '../icons/icon-shapes.js';
import styles from './button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  /** Its name: said by a screen reader, and shown to a resting mouse. */
  readonly label: string;
  /** Its sign; without one, its children are: a letter or two. */
  readonly icon?: IconName;
};

/** A button that a sign is enough for. */
export function IconButton({ label, icon, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.icon, className)}
      aria-label={label}
      title={label}
    >
      {icon ? <Icon name={icon} /> : children}
    </button>
  );
}
