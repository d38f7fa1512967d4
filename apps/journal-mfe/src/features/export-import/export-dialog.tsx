import { isOnline } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import type { JournalFileFormat } from '@word-unfolded/journal-file';
import type { DeviceEntry } from '@word-unfolded/offline';
import { Button, downloadFile, Icon, log, showToast } from '@word-unfolded/ui';
import { ChoiceList, Dialog } from '@word-unfolded/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import styles from '../../journal/dialog-body.module.css';
import { Progress } from './progress.js';
import { canShareFiles, shareFile } from './share-file.js';
import { useFileTexts } from './texts.js';
import { FORMATS, writeFile } from './write-file.js';

type ExportDialogProps = {
  readonly entries: readonly DeviceEntry[];
  /** The entries are the whole journal. */
  readonly whole: boolean;
  /** Whether the server may have more entries. */
  readonly isPart: boolean;
  readonly onClose: () => void;
};

type Way = 'save' | 'share';

/**
 * Exports entries as a file in the format that the reader chooses: as a download, or through the share sheet of the
 * device.
 */
export function ExportDialog({ entries, whole, isPart, onClose }: ExportDialogProps) {
  const t = useFileTexts();
  const language = useLanguage();
  const [format, setFormat] = useState<JournalFileFormat>('pdf');
  const [written, setWritten] = useState<number>();
  const [ready, setReady] = useState<File>();
  const [hasFailed, setFailed] = useState(false);
  const [isPartial, setPartial] = useState(false);
  const lacksHistory = format === 'json' && !isOnline();
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const give = async (file: File, way: Way, isComplete = true) => {
    if (way === 'save') downloadFile(file, file.name);
    else if ((await shareFile(file)) === 'again') return setReady(file);
    if (way === 'save') showToast(t('export.saved', { name: file.name }), 'good');
    if (isComplete) onClose();
    else setPartial(true);
  };
  const make = async (way: Way) => {
    const cancelling = new AbortController();
    work.current = cancelling;
    setFailed(false);
    setWritten(0);
    try {
      const { signal } = cancelling;
      const input = { entries, whole, format, language, onProgress: setWritten, signal };
      const { file, isComplete } = await writeFile(input);
      await give(file, way, isComplete || lacksHistory); // the reader has already seen the warning
    } catch (error) {
      if (cancelling.signal.aborted) return;
      log.error('The export file could not be created', error);
      setFailed(true);
    } finally {
      setWritten(undefined);
    }
  };
  const count = entries.length;
  return (
    <Dialog title={t('export.title')} isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        <p>{t(whole ? 'export.all' : 'export.some', { count })}</p>
        {isPart && <p className={styles.note}>{t('export.part')}</p>}
        {lacksHistory && !isPartial && <p className={styles.note}>{t('export.offline')}</p>}
        {isPartial && (
          <p role="status" className={styles.note}>
            {t('export.partial')}
          </p>
        )}
        {written === undefined && !ready && (
          <ChoiceList
            label={t('export.format')}
            choices={FORMATS.map((value) => ({
              value,
              sign: (
                <span className={styles.chosen} data-chosen={value === format || undefined}>
                  <Icon name="tick" small />
                </span>
              ),
              name: t(`formats.${value}.name`),
              aside: t(`formats.${value}.aside`),
            }))}
            chosen={format}
            onChoose={setFormat}
          />
        )}
        {written !== undefined && (
          <Progress text={t('export.written', { written, count })} done={written} total={count} />
        )}
        {ready && <p role="status">{t('export.ready', { name: ready.name })}</p>}
        {hasFailed && (
          <p role="alert" className={styles.problem}>
            {t('export.failed')}
          </p>
        )}
        <div className={styles.actions}>
          {written !== undefined && <Button onClick={() => work.current?.abort()}>{t('cancel')}</Button>}
          {written === undefined && canShareFiles() && (
            <Button onClick={() => void (ready ? give(ready, 'share') : make('share'))}>
              {t('export.share')}
            </Button>
          )}
          {written === undefined && (
            <Button variant="main" onClick={() => void (ready ? give(ready, 'save') : make('save'))}>
              {t('export.save')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
