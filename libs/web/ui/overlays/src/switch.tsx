import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import styles from './switch.module.css';

type SwitchProps = Omit<AriaSwitchProps, 'className' | 'children'> & { readonly children: ReactNode };

/** A setting that is on or off, and takes effect at once. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={styles.switch}>
      <span>{children}</span>
      <span className={styles.track} />
    </AriaSwitch>
  );
}
