import { Button } from '@word-unfolded/ui';
import { tellUpdate, useUpdate } from './follow-updates.js';
import { useTexts } from './texts.js';
import { isOffered } from './update-machine.js';
import styles from './update-prompt.module.css';

/** Offers the new build. It is never applied automatically, because unsaved text would be lost. */
export function UpdatePrompt() {
  const t = useTexts();
  const update = useUpdate();
  return (
    <div role="status">
      {isOffered(update) && (
        <section className={styles.prompt} aria-label={t('update.label')}>
          <p className={styles.words}>
            {t(update.step === 'waiting' ? 'update.waiting' : 'update.leftBehind')}
          </p>
          <span className={styles.actions}>
            <Button variant="quiet" onClick={() => tellUpdate('put-off')}>
              {t('update.later')}
            </Button>
            <Button variant="line" onClick={() => tellUpdate('accepted')}>
              {t('update.reload')}
            </Button>
          </span>
        </section>
      )}
    </div>
  );
}
