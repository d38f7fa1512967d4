import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import styles from './switch.module.css';

type SwitchProps = Omit<AriaSwitchProps, 'className' | 'children'> & { readonly children: ReactNode };

/** Something that is on or off, at once. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={styles.switch}>
      <span>{children}</span>
      <span className={styles.track} />
    </AriaSwitch>
  );
}
