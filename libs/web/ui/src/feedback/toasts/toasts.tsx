import { useState, type FocusEvent } from 'react';
import { classNames } from '../../class-names.js';
import { Icon } from '../../icons/icon.js';
import type { IconName } from '../../icons/icon-shapes.js';
import { Button } from '../../controls/button.js';
import { IconButton } from '../../controls/icon-button.js';
import { useTexts } from '../../locales/texts.js';
import { dismissToast, useToasts, type Toast, type ToastTone } from './toast-store.js';
import { useMediaQuery } from '../../layout/use-media-query.js';
import styles from './toasts.module.css';
import { useCountdown } from '../use-countdown.js';

const SIGNS: Record<ToastTone, IconName | undefined> = { plain: undefined, good: 'tick', bad: 'alert' };

/** Where a newer message covers the one before. */
const ONE_COLUMN = '(max-width: 68.74em)';

/**
 * The messages, in the upper right corner. They are announced politely, after the present speech of a screen reader;
 * the pointer or the focus on them pauses all of them.
 */
export function Toasts() {
  const t = useTexts();
  const { toasts } = useToasts();
  const isPile = useMediaQuery(ONE_COLUMN);
  const [isTouched, setTouched] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  const dismiss = (id: number) => {
    setFocused(false); // a removed button loses the focus without an event
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
        {toasts.map((toast, place) => (
          <ToastRow
            key={toast.id}
            toast={toast}
            isHeld={isHeld || (isPile && place < toasts.length - 1)}
            onDismiss={dismiss}
          />
        ))}
      </div>
    </section>
  );
}

type ToastRowProps = {
  readonly toast: Toast;
  readonly isHeld: boolean;
  readonly onDismiss: (id: number) => void;
};

function ToastRow({ toast, isHeld, onDismiss }: ToastRowProps) {
  const t = useTexts();
  useCountdown(toast.lifetimeMs, isHeld, () => dismissToast(toast.id));
  const sign = SIGNS[toast.tone];
  const { action } = toast;
  const act = () => {
    onDismiss(toast.id);
    action?.onPress();
  };
  return (
    <div className={classNames(styles.toast, styles[toast.tone])}>
      {sign && <Icon name={sign} small />}
      <span className={styles.text}>{toast.text}</span>
      {action && (
        <Button variant="quiet" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton icon="shut" label={t('dismiss')} onClick={() => onDismiss(toast.id)} />
    </div>
  );
}
