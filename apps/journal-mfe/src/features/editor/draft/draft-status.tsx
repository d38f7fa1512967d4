import { useLanguage } from '@word-unfolded/i18n';
import { isDraft, syncStatusOf, useIsDeviceFull, type DeviceEntry } from '@word-unfolded/offline';
import { Icon } from '@word-unfolded/ui';
import { Sign } from '../../../journal/components/sign.js';
import { reasonOf } from '../../../journal/notices/sync-mark.js';
import type { DraftState } from './entry-draft.js';
import { useEditorTexts } from '../texts.js';
import styles from '../entry-editor.module.css';

type DraftStatusProps = { readonly state: DraftState; readonly entry: DeviceEntry | undefined };

/** Shows where the draft is stored so far: only in this page, on this device, or on the server. */
export function DraftStatus({ state, entry }: DraftStatusProps) {
  const t = useEditorTexts();
  const language = useLanguage();
  const isFull = useIsDeviceFull();
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
    if (isFull) return t(isSynced ? 'status.serverOnly' : 'status.pageOnly');
    if (isDraft(entry)) return t('status.draft');
    return t(isSynced ? 'status.synced' : 'status.kept');
  }
}
