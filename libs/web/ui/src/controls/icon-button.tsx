import type { ComponentProps } from 'react';
import { classNames } from '../class-names.js';
import { Icon } from '../icons/icon.js';
import type { IconName } from '../icons/icon-shapes.js';
import styles from './button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  /** Its label: announced by screen readers, and shown as a tooltip. */
  readonly label: string;
  /** Its icon; without one, its children are shown: one or two letters. */
  readonly icon?: IconName;
};

/** A button with only an icon. */
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
