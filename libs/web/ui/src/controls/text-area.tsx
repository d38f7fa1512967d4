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
    /** Maximum characters: the count is shown beside the field. Pasted text is counted rather than cut. */
    readonly limit?: number;
  };

/** A multi-line input. It grows with its text in browsers that support it. */
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

/** Announced only near the limit, because otherwise every key would be announced. */
function Counter({ used, limit, label }: CounterProps) {
  const isNear = used >= limit * 0.9;
  return (
    <p className={styles.counter} data-over={used > limit || undefined}>
      <span aria-hidden="true">{`${used}/${limit}`}</span>
      <VisuallyHidden role="status">{isNear && label}</VisuallyHidden>
    </p>
  );
}
