import { Button, IconButton } from '@word-unfolded/ui';
import { ConfirmDialog, Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import type { ListedMapping, MappingList } from '../../hooks/use-mapping-list.js';
import { useTexts } from '../../texts.js';
import { MappingRow } from './mapping-row.js';
import styles from '../passage-rows.module.css';

type MappingListDialogProps = OverlayProps & {
  readonly list: MappingList;
  readonly openId: string | undefined;
};

/** All mappings of the reader, the latest first. Each can be opened, or deleted after its name is confirmed. */
export function MappingListDialog({ list, openId, isOpen, onOpenChange }: MappingListDialogProps) {
  const t = useTexts();
  const [removed, setRemoved] = useState<ListedMapping>();
  const open = (id: string) => {
    onOpenChange(false);
    list.open(id);
  };
  return (
    <>
      <Dialog title={t('earlier.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
        {list.isFromDevice && (
          <p role="status" className={styles.note}>
            {t('earlier.fromDevice')}
          </p>
        )}
        {list.isKnown && list.items.length === 0 && <p className={styles.note}>{t('earlier.empty')}</p>}
        <ul>
          {list.items.map((mapping) => (
            <MappingRow
              key={mapping.id}
              mapping={mapping}
              isOpen={mapping.id === openId}
              onOpen={() => open(mapping.id)}
            >
              <IconButton
                icon="shut"
                label={t('remove.of', { passage: mapping.reference })}
                onClick={() => setRemoved(mapping)}
              />
            </MappingRow>
          ))}
        </ul>
        {list.hasMore && (
          <Button variant="quiet" onClick={list.more}>
            {t('earlier.more')}
          </Button>
        )}
        {list.problem && (
          <p role="alert" className={styles.problem}>
            {list.problem}
          </p>
        )}
      </Dialog>
      <ConfirmDialog
        title={t('remove.title', { passage: removed?.reference ?? '' })}
        confirm={t('remove.confirm')}
        cancel={t('remove.cancel')}
        isOpen={removed !== undefined}
        onConfirm={() => {
          if (removed) list.remove(removed.id);
          setRemoved(undefined);
        }}
        onCancel={() => setRemoved(undefined)}
      >
        <p>{t('remove.body')}</p>
      </ConfirmDialog>
    </>
  );
}
