import { PAGES } from '@word-unfolded/domain';
import { ButtonLink, Icon } from '@word-unfolded/ui';
import { useTexts } from '../../locales/texts.js';
import styles from './lapsed-banner.module.css';

/** Shown to readers with entries from a paid tier: what they may do with them, and what writing requires. */
export function LapsedBanner() {
  const t = useTexts();
  return (
    <aside className={styles.banner} aria-label={t('lapsed.label')}>
      <p className={styles.words}>
        <Icon name="lock" small />
        {t('lapsed.body')}
      </p>
      <ButtonLink to={PAGES.subscription}>{t('lapsed.plans')}</ButtonLink>
    </aside>
  );
}
