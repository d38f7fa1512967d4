import { FieldBox, Icon } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import styles from './choice-box.module.css';

type ChoiceBoxProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Options. */
  readonly children: ReactNode;
};

/** A choice of few without its name above: what is chosen says what it is. */
export function ChoiceBox({ label, value, onChange, children }: ChoiceBoxProps) {
  return (
    <FieldBox className={styles.box}>
      <select
        aria-label={label}
        className={styles.choice}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
      <span className={styles.fold}>
        <Icon name="down" small />
      </span>
    </FieldBox>
  );
}
