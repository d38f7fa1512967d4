import { Link } from '@word-unfolded/ui';
import { useTexts } from '../../../../locales/texts.js';
import { passageAddress } from '../../../../scripture/address/passage-address.js';
import styles from './examples.module.css';

const EXAMPLES = ['verses', 'psalm', 'beginning', 'chapter'] as const;

/** Example references that a reader can follow, and that show the notation. */
export function Examples() {
  const t = useTexts();
  return (
    <ul className={styles.list} aria-label={t('welcome.examplesLabel')}>
      {EXAMPLES.map((name) => (
        <li key={name}>
          <Link to={passageAddress(t(`welcome.examples.${name}`))}>{t(`welcome.examples.${name}`)}</Link>
        </li>
      ))}
    </ul>
  );
}
