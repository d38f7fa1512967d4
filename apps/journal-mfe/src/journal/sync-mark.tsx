import { errorText, isErrorCode } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import type { Language } from '@word-unfolded/domain';
import { syncStatusOf, type DeviceEntry } from '@word-unfolded/offline';
import { Icon } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';
import { Sign } from './sign.js';
import styles from './sync-mark.module.css';

/** Why the server did not take an entry, in the reader's language; undefined while it has nothing against it. */
export function reasonOf({ problem }: DeviceEntry, language: Language): string | undefined {
  if (!problem) return undefined;
  const { code, params } = problem;
  return errorText(isErrorCode(code) ? code : 'INTERNAL', language, params);
}

/** Where an entry is: on this device and the server, still on its way, or refused there. */
export function SyncMark({ entry }: { readonly entry: DeviceEntry }) {
  const t = useTexts();
  const language = useLanguage();
  const status = syncStatusOf(entry);
  const reason = reasonOf(entry, language);
  return (
    <span className={styles.mark} data-status={status} title={reason}>
      {status === 'synced' && <Icon name="tick" small />}
      {status === 'pending' && <Sign name="wait" small />}
      {status === 'error' && <Icon name="alert" small />}
      {t(`sync.${status}`)}
    </span>
  );
}
