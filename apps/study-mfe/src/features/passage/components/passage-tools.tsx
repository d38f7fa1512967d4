import { IconButton, useOverlay } from '@word-unfolded/ui';
import { useTexts } from '../../../locales/texts.js';
import type { PassageActs } from './passage-acts.js';
import styles from './passage-tools.module.css';

/** What one does with the passage: signs beside the box, or one menu where there is no room for them. */
export function PassageTools({ onCopy, onShowShortcuts }: PassageActs) {
  const t = useTexts();
  const settings = useOverlay('dialog', () => import('./reader-settings-panel.js'));
  const menu = useOverlay('menu', () => import('./passage-tools-menu.js'));
  return (
    <div role="group" aria-label={t('tools.label')} className={styles.tools}>
      <span className={styles.roomy}>
        <IconButton
          icon="copy"
          label={t('tools.copy')}
          onClick={onCopy}
          aria-disabled={!onCopy || undefined}
        />
        <IconButton icon="letters" label={t('tools.settings')} {...settings.trigger} />
        <IconButton
          icon="ask"
          label={t('tools.shortcuts')}
          aria-haspopup="dialog"
          onClick={onShowShortcuts}
        />
      </span>
      <span className={styles.tight}>
        <IconButton icon="more" label={t('tools.all')} {...menu.trigger} />
      </span>
      {settings.module && <settings.module.ReaderSettingsPanel {...settings.overlay} />}
      {menu.module && (
        <menu.module.PassageToolsMenu {...menu.overlay} onCopy={onCopy} onShowShortcuts={onShowShortcuts} />
      )}
    </div>
  );
}
