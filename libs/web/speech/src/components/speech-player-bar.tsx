import { readableText } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { IconButton, VisuallyHidden } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useFollowReading } from '../hooks/use-follow-reading.js';
import { SEEK_SECONDS, speechPlayer, type SpeechPlayer } from '../player/speech-player.js';
import { useTexts } from '../texts.js';
import { clockText } from './clock-text.js';
import { barOf, MakingText } from './making-text.js';
import { PlayerChoices } from './player-choices.js';
import { SaveRecording } from './save-recording.js';
import styles from './speech-player-bar.module.css';

type SpeechPlayerBarProps = {
  /** The player of the page, unless a test provides its own. */
  readonly player?: SpeechPlayer;
};

/**
 * The player of the current reading; renders nothing when there is none. It stays visible below the text, and the
 * reading stops when the page is left.
 */
export function SpeechPlayerBar({ player = speechPlayer }: SpeechPlayerBarProps) {
  const t = useTexts();
  const language = useLanguage();
  const { status, passages, seconds, length, error, ...state } = useStore(player);
  useEffect(() => () => player.stop(), [player]);
  useFollowReading();
  if (!passages) return null;
  const [isPlaying, isLoading] = [status === 'playing', status === 'loading'];
  const making = isLoading ? state.making : undefined;
  return (
    <section className={styles.bar} aria-label={t('player.label')} data-speech-player="">
      <div className={styles.actions} role="group" aria-label={passages.title}>
        <IconButton icon="rewind" label={t('player.back')} onClick={() => player.seekBy(-SEEK_SECONDS)} />
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'player.pause' : 'player.play')}
          aria-disabled={isLoading || undefined}
          aria-busy={isLoading || undefined}
          onClick={() => void player.toggle(passages)}
        />
        <IconButton
          icon="rewind"
          className={styles.forward}
          label={t('player.forward')}
          onClick={() => player.seekBy(SEEK_SECONDS)}
        />
        <p className={styles.place}>
          <span className={styles.title}>{passages.title}</span>
          <span className={styles.time}>
            {making ? (
              <MakingText making={making} />
            ) : (
              t('player.time', { now: clockText(seconds), length: clockText(length) })
            )}
          </span>
        </p>
        <SaveRecording passages={passages} />
        <IconButton icon="shut" label={t('player.stop')} onClick={player.stop} />
      </div>
      <progress className={styles.progress} {...barOf(making, seconds, length)} aria-hidden="true" />
      <PlayerChoices player={player} />
      {status === 'error' && (
        <p role="alert" className={styles.error}>
          {t('button.error')}. {readableText(error, language, 'action')}
        </p>
      )}
      <VisuallyHidden role="status">
        {isLoading && t('player.loading')}
        {isPlaying && t('player.reading', { title: passages.title })}
      </VisuallyHidden>
    </section>
  );
}
