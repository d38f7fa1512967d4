import { readableText } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ErrorState } from '@word-unfolded/ui';
import { useTexts } from '../../../locales/texts.js';
import type { Reading } from '../hooks/use-passage.js';
import styles from './continue-reading.module.css';

/** Below a passage that did not fit in one answer: the way to the rest of it, and why the rest did not come. */
export function ContinueReading({ reading }: { readonly reading: Reading }) {
  const t = useTexts();
  const language = useLanguage();
  const { error, hasMore, isFetchingMore, fetchMore } = reading;
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      {error !== null && <ErrorState title={readableText(error, language)} />}
      <Button look="line" busy={isFetchingMore} onClick={() => void fetchMore().catch(() => undefined)}>
        {isFetchingMore ? t('more.loading') : t('more.button')}
      </Button>
    </div>
  );
}
