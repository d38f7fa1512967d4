import { useState, type FocusEvent } from 'react';
import { classNames } from '../class-names.js';
import { Icon } from '../icons/icon.js';
import type { IconName } from '../icons/icon-shapes.js';
import { IconButton } from '../controls/icon-button.js';
import { useTexts } from '../locales/texts.js';
import { dismissToast, useToasts, type Toast, type ToastTone } from './toast-store.js';
import styles from './toasts.module.css';
import { useCountdown } from './use-countdown.js';

/** Specification, section 2, "Other": how long a message stays outside the shell, in milliseconds. */
const DEFAULT_LIFETIME_MS = 5_000;

const SIGNS: Record<ToastTone, IconName | undefined> = { plain: undefined, good: 'tick', bad: 'alert' };

/**
 * The messages, in the upper right corner. They are said politely, after what a screen reader is saying; a hand or the
 * focus upon them holds all of them.
 */
export function Toasts({ lifetimeMs = DEFAULT_LIFETIME_MS }: { readonly lifetimeMs?: number }) {
  const t = useTexts();
  const { toasts } = useToasts();
  const [isTouched, setTouched] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  const dismiss = (id: number) => {
    setFocused(false); // a button that is taken away takes the focus with it, and tells nobody
    dismissToast(id);
  };
  const isHeld = toasts.length > 0 && (isTouched || isFocused);
  return (
    <section
      aria-label={t('notices')}
      className={styles.corner}
      onPointerEnter={() => setTouched(true)}
      onPointerLeave={() => setTouched(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <div role="status" aria-live="polite" className={styles.list}>
        {toasts.map((toast) => (
          <ToastRow
            key={toast.id}
            toast={toast}
            lifetimeMs={lifetimeMs}
            isHeld={isHeld}
            onDismiss={dismiss}
          />
        ))}
      </div>
    </section>
  );
}

type ToastRowProps = {
  readonly toast: Toast;
  readonly lifetimeMs: number;
  readonly isHeld: boolean;
  readonly onDismiss: (id: number) => void;
};

function ToastRow({ toast, lifetimeMs, isHeld, onDismiss }: ToastRowProps) {
  const t = useTexts();
  useCountdown(lifetimeMs, isHeld, () => dismissToast(toast.id));
  const sign = SIGNS[toast.tone];
  return (
    <div className={classNames(styles.toast, styles[toast.tone])}>
      {sign && <Icon name={sign} small />}
      <span className={styles.text}>{toast.text}</span>
      <IconButton icon="shut" label={t('dismiss')} onClick={() => onDismiss(toast.id)} />
    </div>
  );
}
