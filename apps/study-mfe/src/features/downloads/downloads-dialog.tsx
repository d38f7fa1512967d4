import { useQuery } from '@tanstack/react-query';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { downloads as downloadsOfPage, type Downloads } from '@word-unfolded/offline-scripture';
import { TextSkeleton } from '@word-unfolded/ui';
import { Dialog } from '@word-unfolded/ui/overlays';
import { useEffect, useSyncExternalStore } from 'react';
import { DownloadRow } from './download-row.js';
import styles from './downloads.module.css';
import { listed, offeredQuery } from './offered-downloads.js';
import { SpaceLines } from './space-lines.js';
import { useTexts } from './texts.js';

type DownloadsDialogProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The downloads of the page, unless a test provides its own. */
  readonly downloads?: Downloads;
};

/** The translations for reading without a network: stored, downloading and available. */
export function DownloadsDialog({ downloads = downloadsOfPage, ...dialog }: DownloadsDialogProps) {
  const t = useTexts();
  const language = useLanguage();
  const { data: offered, isPending, isError } = useQuery(offeredQuery(language));
  const {
    stored: stored,
    wiped,
    downloads: states,
  } = useSyncExternalStore(downloads.subscribe, downloads.state);
  const rows = listed(offered, stored);
  useEffect(() => {
    void downloads.look(offered).catch(() => undefined);
  }, [downloads, offered]);
  const names = rows
    .filter(({ translation }) => wiped.includes(translation.id))
    .map((row) => row.translation.name);
  return (
    <Dialog {...dialog} title={t('title')}>
      <div className={styles.panel}>
        <p className={styles.intro}>{t('intro')}</p>
        {isError && <p role="alert">{t('offline')}</p>}
        {names.length > 0 && <p role="alert">{t('wiped', { names: formatsOf(language).list(names) })}</p>}
        {isPending && <TextSkeleton lines={3} label={t('loading')} />}
        <ul className={styles.list}>
          {rows.map((row) => (
            <DownloadRow
              key={row.translation.id}
              download={row}
              state={states.get(row.translation.id)}
              stored={stored.get(row.translation.id)}
              downloads={downloads}
            />
          ))}
        </ul>
        <SpaceLines changes={stored.size} />
      </div>
    </Dialog>
  );
}
