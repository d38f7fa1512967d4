import { IconButton, useLayer } from '@word-unfolded/ui';
import { useEffect, useRef } from 'react';
import styles from '../read-page.module.css';
import { useTexts } from '../texts.js';
import { VerseActions, type VersesToPass } from './verse-actions.js';

type VerseBarProps = { readonly verses: VersesToPass; readonly onClose: () => void };

/** What can be done with the verse whose number was pressed: a bar at the lower edge, which takes the focus. */
export function VerseBar({ verses, onClose }: VerseBarProps) {
  const t = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  useLayer(true, onClose);
  useEffect(() => bar.current?.focus({ preventScroll: true }), [verses.reference]);
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      className={styles.bar}
      aria-label={t('verse.label', { reference: verses.reference })}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <strong>{verses.reference}</strong>
      <VerseActions {...verses} />
      <IconButton icon="shut" label={t('verse.close')} onClick={onClose} />
    </div>
  );
}
