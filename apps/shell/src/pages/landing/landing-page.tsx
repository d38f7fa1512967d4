import { PRODUCT } from '@word-unfolded/domain';
import { usePageHead, useSearchParams } from '@word-unfolded/ui';
import { Hero } from './hero.js';
import { plainReference, REFERENCE } from './study-address.js';
import styles from './landing-page.module.css';
import { Plans } from './plans.js';
import { useTexts } from './texts.js';
import { ReadableTranslations } from './readable-translations.js';
import { Trust } from './trust.js';

const PARTS = ['text', 'journal', 'theo', 'trail', 'selah'] as const;

const STEPS = ['unfold', 'survey', 'find', 'follow', 'reach'] as const;

/** The landing page for visitors (specification, section 2): they can read before they are asked for anything. */
export default function LandingPage() {
  useLandingHead();
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

/** The product, and in link previews the passage of the address. */
function useLandingHead(): void {
  const t = useTexts();
  const [search] = useSearchParams();
  const named = search.get(REFERENCE)?.trim();
  const card = new URLSearchParams({ ref: plainReference(named || t('try.opening')) });
  usePageHead({
    title: named ? plainReference(named) : undefined,
    description: t('say'),
    image: `/api/image/cards/passage?${card}`,
    structured: [{ '@type': 'WebSite', name: PRODUCT.name, description: t('say') }],
  });
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
