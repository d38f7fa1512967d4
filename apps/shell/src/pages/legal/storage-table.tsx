import { useTexts } from './texts.js';
import styles from './storage-table.module.css';

/** The data that the application stores in the browser, by the names shown in developer tools. */
const STORED = [
  { does: 'session', names: ['wu_session'] },
  { does: 'signedIn', names: ['wu_signed_in'] },
  { does: 'mark', names: ['wu_device'] },
  { does: 'csrf', names: ['wu_csrf'] },
  { does: 'token', names: ['auth_token', 'user_profile'] },
  { does: 'signs', names: ['session_seen', 'sign_out_pending'] },
  { does: 'reading', names: ['preferredTranslation', 'lastReference', 'readerSettings'] },
  { does: 'look', names: ['selectedTheme', 'themeMode', 'i18nextLng'] },
  { does: 'answers', names: ['apiCache', 'bibleCache'] },
  { does: 'texts', names: ['offlineScripture', 'offlineTranslations'] },
  { does: 'pages', names: ['build-…', 'tabs'] },
  { does: 'notices', names: ['betaOnboardingComplete', 'downgradeDismissed', 'trialDismissed'] },
  { does: 'draft', names: ['contact_draft', 'feedback_draft'] },
] as const;

/** The cookies and other data in the browser, each with its purpose and lifetime. */
export function StorageTable() {
  const t = useTexts();
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('kept.name')}</th>
            <th scope="col">{t('kept.purpose')}</th>
            <th scope="col">{t('kept.stays')}</th>
          </tr>
        </thead>
        <tbody>
          {STORED.map(({ does, names }) => (
            <tr key={does}>
              <th scope="row" translate="no">
                {names.join(', ')}
              </th>
              <td>{t(`kept.${does}.purpose`)}</td>
              <td data-name={t('kept.stays')}>{t(`kept.${does}.stays`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
