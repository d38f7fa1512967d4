import { Menu, MenuItem, MenuSection, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../../locales/texts.js';

type ListMenuProps = OverlayProps & {
  /** Undefined while there is nothing to take along. */
  readonly onTakeAway: (() => void) | undefined;
  /** Undefined for who may not write. */
  readonly onBringIn: (() => void) | undefined;
  readonly onLinks: () => void;
};

/** What is done with the journal as a whole. */
export function ListMenu({ onTakeAway, onBringIn, onLinks, ...overlay }: ListMenuProps) {
  const t = useTexts();
  return (
    <Menu {...overlay} label={t('menu.label')}>
      <MenuSection aria-label={t('menu.label')}>
        {onTakeAway && <MenuItem onAction={onTakeAway}>{t('menu.takeAway')}</MenuItem>}
        {onBringIn && <MenuItem onAction={onBringIn}>{t('menu.bringIn')}</MenuItem>}
        <MenuItem onAction={onLinks}>{t('menu.links')}</MenuItem>
      </MenuSection>
    </Menu>
  );
}
