import { useLanguage } from '@word-unfolded/i18n';
import { syncStatusOf, type DeviceEntry } from '@word-unfolded/offline';
import { Icon } from '@word-unfolded/ui';
import { Sign } from '../../journal/sign.js';
import { reasonOf } from '../../journal/sync-mark.js';
import type { DraftState } from './entry-draft.js';
import { useEditorTexts } from './texts.js';
import styles from './entry-editor.module.css';

type DraftStatusProps = { readonly state: DraftState; readonly entry: DeviceEntry | undefined };

/** Where what was written is by now: in this page, on this device, on the server. */
export function DraftStatus({ state, entry }: DraftStatusProps) {
  const t = useEditorTexts();
  const language = useLanguage();
  if (state.saved === 'failed')
    return (
      <p className={styles.status} data-status="bad">
        <Icon name="alert" small />
        {t('status.failed')}
      </p>
    );
  const reason = entry && reasonOf(entry, language);
  const isSynced = state.saved === 'yes' && entry !== undefined && syncStatusOf(entry) === 'synced';
  return (
    <p role="status" className={styles.status} data-status={reason ? 'bad' : isSynced ? 'good' : undefined}>
      {isSynced && <Icon name="tick" small />}
      {!isSynced && entry && (reason ? <Icon name="alert" small /> : <Sign name="wait" small />)}
      {statusText()}
    </p>
  );

  function statusText(): string {
    if (state.saved === 'no') return t('status.saving');
    if (!entry) return t('status.empty');
    if (reason) return t('status.refused', { reason });
    return t(isSynced ? 'status.synced' : 'status.kept');
  }
}
