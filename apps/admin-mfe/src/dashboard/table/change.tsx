import { VisuallyHidden } from '@word-unfolded/ui';
import { useTexts } from '../texts.js';
import { useFormats } from '../use-formats.js';
import styles from './change.module.css';

type ChangeProps = {
  readonly value: number;
  /** The value of the period of the same length before. */
  readonly before: number;
  readonly format?: (value: number) => string;
};

/** A figure, and how it changed since the period before; nothing is said of what did not. */
export function Change({ value, before, format }: ChangeProps) {
  const t = useTexts();
  const { number, signedPercent, signed } = useFormats();
  const shown = format ?? number;
  return (
    <span className={styles.change}>
      <span>{shown(value)}</span>
      <span className={styles.since}>
        {value !== before && (
          <span aria-hidden="true">
            {before === 0 ? signed(value, format) : signedPercent((value - before) / Math.abs(before))}
          </span>
        )}
        <VisuallyHidden>{t('change.before', { before: shown(before) })}</VisuallyHidden>
      </span>
    </span>
  );
}
