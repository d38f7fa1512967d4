import { PAGES } from '@word-unfolded/domain';
import { Link } from '@word-unfolded/ui';
import { useTexts } from '../../locales/texts.js';
import styles from './help-panel.module.css';

const HELPS = ['box', 'words', 'beside', 'settings'] as const;

/** A short help for the page. */
export function HelpPanel() {
  const t = useTexts();
  return (
    <section aria-labelledby="study-help">
      <h2 id="study-help" className={styles.title}>
        {t('help.title')}
      </h2>
      <dl className={styles.list}>
        {HELPS.map((name) => (
          <div key={name}>
            <dt>{t(`help.${name}.title`)}</dt>
            <dd>{t(`help.${name}.body`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={PAGES.help} className={styles.more}>
          {t('help.more')}
        </Link>
      </p>
    </section>
  );
}
