import { Button } from '@word-unfolded/ui';
import { useTexts } from '../../../../locales/texts.js';
import { ScriptureFailure } from '../../../../scripture/scripture-failure.js';
import type { Reading } from '../../hooks/use-passage.js';
import styles from './continue-reading.module.css';

/**
 * Below a passage that did not fit in one answer: a link to the rest of it, and the error if the rest failed to load.
 */
export function ContinueReading({ reading }: { readonly reading: Reading }) {
  const t = useTexts();
  const { error, hasMore, isFetchingMore, fetchMore } = reading;
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      {error !== null && <ScriptureFailure error={error} place="finder" />}
      <Button variant="line" busy={isFetchingMore} onClick={() => void fetchMore().catch(() => undefined)}>
        {isFetchingMore ? t('more.loading') : t('more.button')}
      </Button>
    </div>
  );
}
