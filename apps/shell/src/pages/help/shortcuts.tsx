import { PageSection } from '@word-unfolded/ui';
import styles from './help-page.module.css';
import { useTexts } from './texts.js';

/** Every single-key shortcut, grouped by page. */
const PLACES = [
  {
    place: 'study',
    keys: [
      { key: '/', does: 'box' },
      { key: '[', does: 'previous' },
      { key: ']', does: 'next' },
      { key: '?', does: 'list' },
    ],
  },
  {
    place: 'plan',
    keys: [
      { key: '[', does: 'dayBefore' },
      { key: ']', does: 'dayAfter' },
      { key: 'c', does: 'complete' },
      { key: 'Esc', does: 'close' },
    ],
  },
  { place: 'menu', keys: [{ key: '1–9', does: 'item' }] },
  {
    place: 'help',
    keys: [
      { key: '/', does: 'search' },
      { key: '↑ ↓', does: 'move' },
      { key: 'Esc', does: 'clear' },
    ],
  },
] as const;

/** The list of keyboard shortcuts. */
export function Shortcuts() {
  const t = useTexts();
  return (
    <PageSection title={t('keys.title')} id="keys">
      <p>{t('keys.lead')}</p>
      {PLACES.map(({ place, keys }) => (
        <div key={place}>
          <h3 className={styles.place}>{t(`keys.${place}`)}</h3>
          <dl className={styles.keys}>
            {keys.map(({ key, does }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(`keys.does.${does}`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </PageSection>
  );
}
