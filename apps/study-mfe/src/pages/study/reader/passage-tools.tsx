import { IconButton, useOverlay } from '@word-unfolded/ui';
import { Suspense } from 'react';
import { useTexts } from '../../../locales/texts.js';
import type { PassageActions } from '../../../scripture/text/passage-actions.js';
import styles from './passage-tools.module.css';

/** The actions for the passage: icons beside the field where there is room, and a menu with all of them. */
export function PassageTools(actions: PassageActions) {
  const t = useTexts();
  const settings = useOverlay(
    'dialog',
    () => import('../../../features/passage/components/tools/reader-settings-panel.js'),
  );
  const beside = useOverlay('dialog', () => import('../../../features/parallel/components/beside-panel.js'));
  const menu = useOverlay('menu', () => import('./passage-menu.js'));
  const { onCopy, beside: choice } = actions;
  // A panel opened from the menu is anchored to the menu button, because its own icon may not be on the page.
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
            {...actions}
            onOpenBeside={beside.open}
            onOpenSettings={settings.open}
          />
        )}
      </Suspense>
    </div>
  );
}
