import { useQuery } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { listTranslationsRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import styles from './landing-page.module.css';
import { useTexts } from './texts.js';

/** How many of the known translations can be read now; some need a network that is unavailable. */
export function ReadableTranslations() {
  const t = useTexts();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['translations', language],
    queryFn: ({ signal }) => getData(listTranslationsRoute, {}, { language, signal }),
  });
  if (data?.length === 0) return null;
  // As long as it becomes, so that nothing below moves.
  if (!data)
    return (
      <span className={styles.awaited} aria-hidden="true">
        {t('what.text.readable', { count: 9, all: 9 })}
      </span>
    );
  const count = data.filter(({ available }) => available).length;
  return <>{t('what.text.readable', { count, all: data.length })}</>;
}
