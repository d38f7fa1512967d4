import { THEME_MODES, THEMES } from '@word-unfolded/domain';
import { Link, PageBody, PageSection, usePageTitle, useSearchParams } from '@word-unfolded/ui';
import { useTexts as useShellTexts } from '../../locales/texts.js';
import styles from './component-catalogue.module.css';
import { COMPONENT_NAMES, SPECIMENS } from './specimens.js';
import { useTexts } from './texts.js';

const WORN = THEMES.flatMap(({ key }) => THEME_MODES.map((mode) => ({ theme: key, mode })));

/** The components of the design system, one at a time, in all themes side by side. */
export default function ComponentCatalogue() {
  const t = useTexts();
  const shell = useShellTexts();
  usePageTitle(t('title'));
  const [search] = useSearchParams();
  const requested = search.get('component');
  const shown = COMPONENT_NAMES.find((name) => name === requested) ?? 'Button';
  const Specimen = SPECIMENS[shown];
  return (
    <PageBody title={t('title')} lead={t('lead')} aside={<Names shown={shown} />}>
      <PageSection title={shown}>
        {WORN.map(({ theme, mode }) => (
          <figure key={`${theme} ${mode}`} className={styles.worn} data-theme={theme} data-mode={mode}>
            <figcaption className={styles.caption}>
              {t('wornBy', { theme: shell(`theme.names.${theme}`), mode: shell(`theme.modes.${mode}`) })}
            </figcaption>
            <Specimen key={shown} />
          </figure>
        ))}
      </PageSection>
    </PageBody>
  );
}

function Names({ shown }: { readonly shown: string }) {
  const t = useTexts();
  return (
    <nav aria-label={t('list')}>
      <ul className={styles.names}>
        {COMPONENT_NAMES.map((name) => (
          <li key={name}>
            <Link
              className={styles.name}
              to={{ search: `?component=${name}` }}
              aria-current={name === shown ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
