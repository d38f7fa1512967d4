import { PLACES_SOURCE } from '@word-unfolded/bible-atlas';
import { useTexts } from '../texts.js';
import styles from './places.module.css';

/** What the signs of the map mean, and whose work it is. */
export function MapLegend({
  hasRoute,
  hasUncertain,
}: {
  readonly hasRoute: boolean;
  readonly hasUncertain: boolean;
}) {
  const t = useTexts();
  return (
    <div className={styles.legend}>
      {hasUncertain && (
        <p>
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <circle cx="7" cy="7" r="4.5" className={styles.uncertainSign} />
          </svg>
          {t('legend.uncertain')}
        </p>
      )}
      {hasRoute && <p>{t('legend.route')}</p>}
      <p>
        {t('legend.credit')}{' '}
        <a href={PLACES_SOURCE.address} rel="noreferrer" target="_blank">
          {PLACES_SOURCE.name}
        </a>{' '}
        ({PLACES_SOURCE.author},{' '}
        <a href={PLACES_SOURCE.licenceAddress} rel="noreferrer license" target="_blank">
          {PLACES_SOURCE.licence}
        </a>
        ). {t('legend.coast')}
      </p>
    </div>
  );
}
