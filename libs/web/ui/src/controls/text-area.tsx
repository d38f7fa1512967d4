import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../frame/visually-hidden.js';
import { useTexts } from '../locales/texts.js';
import styles from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame.js';

type TextAreaProps = Omit<
  ComponentProps<'textarea'>,
  'id' | 'aria-describedby' | 'aria-invalid' | 'value' | 'maxLength'
> &
  FieldWords & {
    readonly value: string;
    /** Characters at most: beside the field it says how many there are. What is pasted is not cut, but counted. */
    readonly limit?: number;
  };

/** Several lines to write in. It grows with what is written, where the browser can. */
export function TextArea({ label, hint, error, limit, rows = 4, ...rest }: TextAreaProps) {
  const t = useTexts();
  const counter = limit !== undefined && (
    <Counter
      used={rest.value.length}
      limit={limit}
      label={t('counter', { used: rest.value.length, limit })}
    />
  );
  return (
    <FieldFrame label={label} hint={hint} error={error} aside={counter}>
      {(ties) => <textarea {...rest} {...ties} rows={rows} className={styles.area} />}
    </FieldFrame>
  );
}

type CounterProps = { readonly used: number; readonly limit: number; readonly label: string };

/** Said aloud only when the end is near: each key would be a sentence otherwise. */
function Counter({ used, limit, label }: CounterProps) {
  const isNear = used >= limit * 0.9;
  return (
    <p className={styles.counter} data-over={used > limit || undefined}>
      <span aria-hidden="true">{`${used}/${limit}`}</span>
      <VisuallyHidden role="status">{isNear && label}</VisuallyHidden>
    </p>
  );
}
