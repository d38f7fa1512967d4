import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import styles from './choice-list.module.css';

/** One of the options. */
export type Choice<Value extends string> = {
  readonly value: Value;
  readonly name: string;
  /** Secondary text beside its name. */
  readonly aside?: string;
  /** An image before its name. */
  readonly sign?: ReactNode;
};

type ChoiceListProps<Value extends string> = {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** A single-choice list in rows. */
export function ChoiceList<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceListProps<Value>) {
  const choose = (value: string) => {
    const choice = choices.find((each) => each.value === value);
    if (choice) onChoose(choice.value);
  };
  return (
    <RadioGroup aria-label={label} value={chosen} onChange={choose}>
      {choices.map(({ value, name, aside, sign }) => (
        <Radio key={value} value={value} className={styles.row}>
          {sign}
          <span className={styles.name}>{name}</span>
          {aside && <span className={styles.aside}>{aside}</span>}
        </Radio>
      ))}
    </RadioGroup>
  );
}
