import { FieldBox, Icon } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import styles from './choice-box.module.css';

type ChoiceBoxProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
};

/** A select without a visible label, for a few options: the selected option explains itself. */
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
