import { IconButton, useOverlay } from '@word-unfolded/ui';
import { Suspense } from 'react';
import { useTexts } from '../../../locales/texts.js';
import type { PassageActs } from '../../../scripture/text/passage-acts.js';
import styles from './passage-tools.module.css';

/** What one does with the passage: signs beside the box where there is room for them, and all of it in one menu. */
export function PassageTools(acts: PassageActs) {
  const t = useTexts();
  const settings = useOverlay(
    'dialog',
    () => import('../../../features/passage/components/reader-settings-panel.js'),
  );
  const beside = useOverlay('dialog', () => import('../../../features/parallel/components/beside-panel.js'));
  const menu = useOverlay('menu', () => import('./passage-menu.js'));
  const { onCopy, beside: choice } = acts;
  // A panel that the menu has opened stands beside the menu's button: its own sign may not be on the page.
  const { triggerRef } = menu.overlay;
  return (
    <div role="group" aria-label={t('tools.label')} className={styles.tools}>
      <span className={styles.roomy}>
        <IconButton
          icon="copy"
          label={t('tools.copy')}
          onClick={onCopy}
          aria-disabled={!onCopy || undefined}
        />
        <IconButton
          icon="columns"
          className={styles.ample}
          label={t('tools.beside')}
          aria-pressed={choice.chosen.length > 0}
          {...beside.trigger}
        />
        <IconButton
          icon="letters"
          className={styles.ample}
          label={t('tools.settings')}
          {...settings.trigger}
        />
      </span>
      <IconButton icon="more" label={t('tools.all')} {...menu.trigger} />
      <Suspense>
        {settings.module && (
          <settings.module.ReaderSettingsPanel {...settings.overlay} triggerRef={triggerRef} />
        )}
        {beside.module && (
          <beside.module.BesidePanel {...beside.overlay} triggerRef={triggerRef} choice={choice} />
        )}
        {menu.module && (
          <menu.module.PassageMenu
            {...menu.overlay}
            {...acts}
            onOpenBeside={beside.open}
            onOpenSettings={settings.open}
          />
        )}
      </Suspense>
    </div>
  );
}
