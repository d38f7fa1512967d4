import { Menu, MenuItem, type OverlayProps } from '@word-unfolded/ui/overlays';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../locales/texts.js';
import type { PassageActions } from '../../../../scripture/text/passage-actions.js';

export type PassageToolsMenuProps = OverlayProps &
  Omit<PassageActions, 'beside'> & {
    /** The menu item that reads the passage aloud. */
    readonly listening: ReactNode;
    readonly onOpenBeside: () => void;
    readonly onOpenSettings: () => void;
  };

/** All tools of the passage. */
export function PassageToolsMenu(props: PassageToolsMenuProps) {
  const { onCopy, onShare, onPicture, onShowShortcuts, onOpenBeside, onOpenSettings, listening } = props;
  const { triggerRef, isOpen, onOpenChange } = props;
  const t = useTexts();
  return (
    <Menu triggerRef={triggerRef} isOpen={isOpen} onOpenChange={onOpenChange} label={t('tools.label')}>
      {listening}
      <MenuItem icon="copy" isDisabled={!onCopy} {...(onCopy && { onAction: onCopy })}>
        {t('tools.copy')}
      </MenuItem>
      <MenuItem icon="share" onAction={onShare}>
        {t('tools.share')}
      </MenuItem>
      <MenuItem icon="picture" isDisabled={!onPicture} {...(onPicture && { onAction: onPicture })}>
        {t('tools.picture')}
      </MenuItem>
      <MenuItem icon="columns" onAction={onOpenBeside}>
        {t('tools.beside')}
      </MenuItem>
      <MenuItem icon="letters" onAction={onOpenSettings}>
        {t('tools.settings')}
      </MenuItem>
      <MenuItem icon="ask" onAction={onShowShortcuts}>
        {t('tools.shortcuts')}
      </MenuItem>
    </Menu>
  );
}
