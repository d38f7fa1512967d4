import { Button } from '@word-unfolded/ui';
import { Popover, ReadingSettings, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../../../../locales/texts.js';
import { showDownloads } from '../../../../offline/downloads-panel.js';
import styles from './reader-settings-panel.module.css';

/** The display settings of the text, and the way to the texts on this device. */
export function ReaderSettingsPanel(overlay: OverlayProps) {
  const t = useTexts();
  return (
    <Popover {...overlay} label={t('tools.settings')}>
      <div className={styles.panel}>
        <ReadingSettings />
        <Button
          variant="quiet"
          onClick={() => {
            overlay.onOpenChange(false);
            showDownloads(true);
          }}
        >
          {t('settings.downloads')}
        </Button>
      </div>
    </Popover>
  );
}
