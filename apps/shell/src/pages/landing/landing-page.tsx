import { usePageTitle } from '@word-unfolded/ui';
import { Hero } from './hero.js';
import styles from './landing-page.module.css';
import { Plans } from './plans.js';
import { useTexts } from './texts.js';
import { ReadableTranslations } from './readable-translations.js';
import { Trust } from './trust.js';

const PARTS = ['text', 'journal', 'theo', 'trail', 'selah'] as const;

const STEPS = ['unfold', 'survey', 'find', 'follow', 'reach'] as const;

/** The landing page for visitors (specification, section 2): they can read before they are asked for anything. */
export default function LandingPage() {
  usePageTitle(undefined);
  return (
    <div className={styles.page}>
      <Hero />
      <What />
      <Mapping />
      <Trust />
      <Plans />
    </div>
  );
}

function What() {
  const t = useTexts();
  return (
    <section className={styles.columns}>
      <h2>{t('what.title')}</h2>
      <dl className={styles.parts}>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`what.${part}.name`)}</dt>
            <dd>
              {t(`what.${part}.says`)} {part === 'text' && <ReadableTranslations />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Mapping() {
  const t = useTexts();
  return (
    <section className={styles.section}>
      <h2>{t('mapping.title')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`mapping.${step}.name`)}</h3>
            <p>{t(`mapping.${step}.says`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
