import type { VoiceEngine } from '../transports/voice-transport.js';
import type { Selah } from '../hooks/use-selah.js';
import { useSelahTexts } from '../texts.js';
import styles from './engine-line.module.css';

/** What hears and what speaks, and that no sound is kept. */
export function EngineLine({ selah: { state, realtime } }: { readonly selah: Selah }) {
  const t = useSelahTexts();
  const { engine } = state;
  return (
    <p className={styles.line} role="note" aria-label={t('engine.label')}>
      {engine && (
        <>
          {hearsText(engine.hears, realtime?.model ?? '', t)} {speaksText(engine.speaks, t)}{' '}
        </>
      )}
      {t('engine.notKept')}
    </p>
  );
}

type Translate = ReturnType<typeof useSelahTexts>;

function hearsText(hears: VoiceEngine['hears'], model: string, t: Translate): string {
  if (hears.by === 'nobody') return t(`engine.${hears.problem}`);
  return t(`engine.${hears.by}`, { model });
}

function speaksText({ by, name }: VoiceEngine['speaks'], t: Translate): string {
  switch (by) {
    case 'browser':
      return t('engine.speaksBrowser', { name });
    case 'server':
      return t('engine.speaksServer');
    case 'model':
      return '';
    case 'nobody':
      return t('engine.speaksNobody');
  }
}
