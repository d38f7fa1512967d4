import { errorText, isErrorCode } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import type { Language } from '@word-unfolded/domain';
import { isDraft, isRefused, syncStatusOf, type DeviceEntry } from '@word-unfolded/offline';
import { Icon } from '@word-unfolded/ui';
import { useTexts } from '../../locales/texts.js';
import { Sign } from '../components/sign.js';
import styles from './sync-mark.module.css';

/** Why the server rejected an entry, in the reader's language; undefined while it has not. */
export function reasonOf(entry: DeviceEntry, language: Language): string | undefined {
  const { problem } = entry;
  if (!problem || !isRefused(entry)) return undefined;
  const { code, params } = problem;
  return errorText(isErrorCode(code) ? code : 'INTERNAL', language, params);
}

/**
 * Says why an entry is not on the server: it waits to be sent, or was rejected. Nothing is shown once it is there,
 * because that is what readers expect.
 */
export function SyncMark({ entry }: { readonly entry: DeviceEntry }) {
  const t = useTexts();
  const language = useLanguage();
  const status = syncStatusOf(entry);
  const reason = reasonOf(entry, language);
  if (status === 'synced') return null;
  return (
    <span className={styles.mark} data-status={status} title={reason}>
      {status === 'pending' && <Sign name="wait" small />}
      {status === 'error' && <Icon name="alert" small />}
      {t(status === 'pending' && isDraft(entry) ? 'sync.draft' : `sync.${status}`)}
    </span>
  );
}
