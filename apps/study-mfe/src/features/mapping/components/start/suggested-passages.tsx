import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import { Button } from '@word-unfolded/ui';
import { useId, useState } from 'react';
import { suggestedPassagesQuery } from '../../api/mapping-queries.js';
import { useTexts } from '../../texts.js';
import styles from '../passage-rows.module.css';

type SuggestedPassagesProps = { readonly isBusy: boolean; readonly onChoose: (osis: string) => void };

/** Number of suggestions shown at first, taken from all parts of the Bible. */
const AT_FIRST = 5;

/** Suggested passages of one to five verses for a mapping, each with its theme. */
export function SuggestedPassages({ isBusy, onChoose }: SuggestedPassagesProps) {
  const t = useTexts();
  const id = useId();
  const { data = [] } = useQuery(suggestedPassagesQuery(useLanguage()));
  const [isWhole, setWhole] = useState(false);
  if (data.length === 0) return null;
  const stride = Math.max(1, Math.floor(data.length / AT_FIRST));
  const some = data.filter((_, place) => place % stride === stride - 1).slice(0, AT_FIRST);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('suggested.title')}
      </h3>
      <ul>
        {(isWhole ? data : some).map(({ osis, reference, theme }) => (
          <li key={osis} className={styles.row}>
            <button
              type="button"
              className={styles.open}
              aria-disabled={isBusy || undefined}
              onClick={() => onChoose(osis)}
            >
              <span className={styles.reference}>{reference}</span>
              <span className={styles.aside}>{theme}</span>
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && data.length > some.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('suggested.all', { count: data.length })}
        </Button>
      )}
    </section>
  );
}
