import { Menu, MenuItem, MenuSection, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../../locales/texts.js';

type ListMenuProps = OverlayProps & {
  /** Undefined while there is nothing to export. */
  readonly onExport: (() => void) | undefined;
  /** Undefined for readers who may not write. */
  readonly onImport: (() => void) | undefined;
  readonly onLinks: () => void;
};

/** The actions for the whole journal. */
export function ListMenu({ onExport, onImport, onLinks, ...overlay }: ListMenuProps) {
  const t = useTexts();
  return (
    <Menu {...overlay} label={t('menu.label')}>
      <MenuSection aria-label={t('menu.label')}>
        {onExport && <MenuItem onAction={onExport}>{t('menu.export')}</MenuItem>}
        {onImport && <MenuItem onAction={onImport}>{t('menu.import')}</MenuItem>}
        <MenuItem onAction={onLinks}>{t('menu.links')}</MenuItem>
      </MenuSection>
    </Menu>
  );
}
