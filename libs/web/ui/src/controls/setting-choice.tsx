import { useId } from 'react';
import styles from './setting-choice.module.css';

type SettingChoiceProps<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
};

/** A group of options of which one is selected. */
export function SettingChoice<Value extends string>(props: SettingChoiceProps<Value>) {
  const { label, values, chosen, nameOf, onChoose } = props;
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.steps}>
        {values.map((value) => (
          <label key={value} className={styles.step}>
            <input type="radio" name={group} checked={value === chosen} onChange={() => onChoose(value)} />
            {nameOf(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
