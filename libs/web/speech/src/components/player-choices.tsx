import { localeOf } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useStore } from 'zustand';
import { RATES, type SpeechPlayer } from '../player/speech-player.js';
import { useTexts } from '../texts.js';
import styles from './speech-player-bar.module.css';

const SOURCES = ['browser', 'file'] as const;

/** The choice of speed and voice. */
export function PlayerChoices({ player }: { readonly player: SpeechPlayer }) {
  const t = useTexts();
  const locale = localeOf(useLanguage());
  const { rate, source, voice } = useStore(player);
  return (
    <div className={styles.choices}>
      <label>
        {t('player.rate')}
        <select value={rate} onChange={({ target }) => player.setRate(Number(target.value))}>
          {RATES.map((each) => (
            <option key={each} value={each}>
              {t('player.rateOf', { rate: each.toLocaleString(locale) })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('player.source')}
        <select
          value={source}
          onChange={({ target }) => void player.chooseSource(target.value === 'file' ? 'file' : 'browser')}
        >
          {SOURCES.map((each) => (
            <option key={each} value={each}>
              {t(`player.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {voice && <span className={styles.voice}>{voice}</span>}
    </div>
  );
}
