import { PAGES, type ReadPassage } from '@word-unfolded/domain';
import { ButtonLink } from '@word-unfolded/ui';
import { lastReference } from './last-reference.js';
import styles from './menu-page.module.css';
import { useTexts } from './texts.js';

type ResumePointProps = {
  /** The passage that was read last on another device. */
  readonly elsewhere?: Pick<ReadPassage, 'reference' | 'translationId'> | null;
};

/** The passage that was read last on this device, or else on another one; a default one for new readers. */
export function ResumePoint({ elsewhere }: ResumePointProps) {
  const t = useTexts();
  const here = lastReference();
  const reference = here ?? elsewhere?.reference;
  const address = new URLSearchParams({
    ref: reference ?? t('begin.reference'),
    ...(elsewhere && { translation: elsewhere.translationId }),
  });
  return (
    <section className={styles.section}>
      <h2 className={styles.label}>{t(reference ? 'leftOff.title' : 'begin.title')}</h2>
      <p className={styles.what}>{reference ?? t('begin.reference')}</p>
      <ButtonLink variant="main" to={here ? PAGES.study : `${PAGES.study}?${address}`}>
        {t(reference ? 'leftOff.act' : 'begin.act')}
      </ButtonLink>
    </section>
  );
}
