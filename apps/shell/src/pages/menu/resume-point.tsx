import { PAGES } from '@word-unfolded/domain';
import { ButtonLink } from '@word-unfolded/ui';
import { lastReference } from './last-reference.js';
import styles from './menu-page.module.css';
import { useTexts } from './texts.js';

/** The passage that was read last on this device; a default one for new readers. */
export function ResumePoint() {
  const t = useTexts();
  const reference = lastReference();
  const first = new URLSearchParams({ ref: t('begin.reference') });
  return (
    <section className={styles.section}>
      <h2 className={styles.label}>{t(reference ? 'leftOff.title' : 'begin.title')}</h2>
      <p className={styles.what}>{reference ?? t('begin.reference')}</p>
      <ButtonLink variant="main" to={reference ? PAGES.study : `${PAGES.study}?${first}`}>
        {t(reference ? 'leftOff.act' : 'begin.act')}
      </ButtonLink>
    </section>
  );
}
