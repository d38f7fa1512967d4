import { FEEDBACK_LIMITS, SCREENSHOT_MEDIA_TYPES } from '@word-unfolded/contracts';
import { Button } from '@word-unfolded/ui';
import { useId, useRef } from 'react';
import { canCapture } from './capture-page.js';
import styles from './feedback-dialog.module.css';
import { useTexts } from './texts.js';
import type { Screenshot } from './use-screenshot.js';

/** Adds a picture of the page or from a file, shows it, and removes it. Without the reader there is none. */
export function ScreenshotField({ screenshot }: { readonly screenshot: Screenshot }) {
  const t = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { url, problem, choose, capture, remove } = screenshot;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
      className={styles.screenshot}
    >
      <p id={`${id}-name`} className={styles.label}>
        {t('screenshot')}
      </p>
      <p id={`${id}-hint`} className={styles.soft}>
        {t('screenshotHint', { size: FEEDBACK_LIMITS.screenshotBytes / 1_000_000 })}
      </p>
      {url && <img className={styles.preview} src={url} alt={t('preview')} />}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        {url ? (
          <Button onClick={remove}>{t('remove')}</Button>
        ) : (
          <>
            {canCapture() && <Button onClick={() => void capture()}>{t('capture')}</Button>}
            <Button onClick={() => input.current?.click()}>{t('choose')}</Button>
          </>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('choose')}
        accept={SCREENSHOT_MEDIA_TYPES.join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = ''; // the same file can be chosen again
          if (file) void choose(file);
        }}
      />
    </div>
  );
}
