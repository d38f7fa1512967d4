import { DateField, DateTimeField, Field, SelectField } from '@word-unfolded/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './filters.module.css';

/** A request is made for what was typed, not for each key; in milliseconds. */
const TYPING_MS = 300;

/** The filters of a list, in a row if there is room. */
export function Filters({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="search" aria-label={label} className={styles.filters}>
      {children}
    </div>
  );
}

type SelectFilterProps<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly chosen: Value | undefined;
  /** The name of "no filter"; without it, one value is always chosen. */
  readonly all?: string;
  readonly onChoose: (value: string) => void;
};

/** A filter with a few values. */
export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { label, values, nameOf, chosen, all, onChoose } = props;
  return (
    <SelectField
      label={label}
      value={chosen ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {all !== undefined && <option value="">{all}</option>}
      {values.map((value) => (
        <option key={value} value={value}>
          {nameOf(value)}
        </option>
      ))}
    </SelectField>
  );
}

type TextFilterProps = {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly maxLength?: number;
  readonly type?: 'search' | 'time' | 'date';
  /** The time of a day that is chosen before its time. */
  readonly timeAtFirst?: string | undefined;
  readonly onSettle: (value: string) => void;
};

/** A filter that is typed. It applies after a pause, and follows the address when that changes otherwise. */
export function TextFilter({ value, onSettle, type = 'search', timeAtFirst, ...field }: TextFilterProps) {
  const [typed, setTyped] = useState({ text: value, of: value, sent: value });
  // The answer to what was sent comes while more is typed; any other change is one of the address.
  if (typed.of !== value)
    setTyped({ text: value === typed.sent ? typed.text : value, of: value, sent: value });
  const settle = useSettling(value, (text) => {
    setTyped((present) => ({ ...present, sent: text }));
    onSettle(text);
  });
  const take = (text: string) => {
    setTyped({ ...typed, text });
    settle(text);
  };
  if (type === 'date') return <DateField {...field} value={typed.text} onChange={take} />;
  if (type === 'time')
    return <DateTimeField {...field} value={typed.text} timeAtFirst={timeAtFirst} onChange={take} />;
  return (
    <Field
      {...field}
      type={type}
      value={typed.text}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget: { value: text } }) => take(text)}
    />
  );
}

/** Returns a function that reports a text once nothing else was typed for a while, unless it is the value already. */
function useSettling(value: string, onSettle: (text: string) => void) {
  const timer = useRef<number>(undefined);
  const latest = useRef({ value, onSettle });
  useEffect(() => {
    latest.current = { value, onSettle };
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (text: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (text !== latest.current.value) latest.current.onSettle(text);
    }, TYPING_MS);
  };
}
