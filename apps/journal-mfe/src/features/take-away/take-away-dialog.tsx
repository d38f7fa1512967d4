import { useLanguage } from '@word-unfolded/i18n';
import type { JournalFileFormat } from '@word-unfolded/journal-file';
import type { DeviceEntry } from '@word-unfolded/offline';
import { Button, Icon, log, showToast } from '@word-unfolded/ui';
import { ChoiceList, Dialog } from '@word-unfolded/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import styles from '../../journal/dialog-body.module.css';
import { saveFile } from '../../journal/save-file.js';
import { Progress } from './progress.js';
import { canShareFiles, shareFile } from './share-file.js';
import { useFileTexts } from './texts.js';
import { FORMATS, writeFile } from './write-file.js';

type TakeAwayDialogProps = {
  readonly entries: readonly DeviceEntry[];
  /** These are all that there are. */
  readonly whole: boolean;
  /** Whether the server may have more of them. */
  readonly isPart: boolean;
  readonly onClose: () => void;
};

type Way = 'save' | 'share';

/** Entries as a file, in the form that the reader chooses: saved, or given to the share sheet of the device. */
export function TakeAwayDialog({ entries, whole, isPart, onClose }: TakeAwayDialogProps) {
  const t = useFileTexts();
  const language = useLanguage();
  const [format, setFormat] = useState<JournalFileFormat>('pdf');
  const [written, setWritten] = useState<number>();
  const [ready, setReady] = useState<File>();
  const [hasFailed, setFailed] = useState(false);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const give = async (file: File, way: Way) => {
    if (way === 'save') saveFile(file);
    else if ((await shareFile(file)) === 'again') return setReady(file);
    if (way === 'save') showToast(t('takeAway.saved', { name: file.name }), 'good');
    onClose();
  };
  const make = async (way: Way) => {
    const cancelling = new AbortController();
    work.current = cancelling;
    setFailed(false);
    setWritten(0);
    try {
      const { signal } = cancelling;
      await give(await writeFile({ entries, format, language, onProgress: setWritten, signal }), way);
    } catch (error) {
      if (cancelling.signal.aborted) return;
      log.error('The file could not be made', error);
      setFailed(true);
    } finally {
      setWritten(undefined);
    }
  };
  const count = entries.length;
  return (
    <Dialog title={t('takeAway.title')} isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        <p>{t(whole ? 'takeAway.all' : 'takeAway.some', { count })}</p>
        {isPart && <p className={styles.note}>{t('takeAway.part')}</p>}
        {written === undefined && !ready && (
          <ChoiceList
            label={t('takeAway.format')}
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
          <Progress text={t('takeAway.written', { written, count })} done={written} total={count} />
        )}
        {ready && <p role="status">{t('takeAway.ready', { name: ready.name })}</p>}
        {hasFailed && (
          <p role="alert" className={styles.problem}>
            {t('takeAway.failed')}
          </p>
        )}
        <div className={styles.acts}>
          {written !== undefined && <Button onClick={() => work.current?.abort()}>{t('cancel')}</Button>}
          {written === undefined && canShareFiles() && (
            <Button onClick={() => void (ready ? give(ready, 'share') : make('share'))}>
              {t('takeAway.share')}
            </Button>
          )}
          {written === undefined && (
            <Button look="main" onClick={() => void (ready ? give(ready, 'save') : make('save'))}>
              {t('takeAway.save')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
