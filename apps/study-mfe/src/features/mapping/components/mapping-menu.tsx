import { Menu, MenuItem, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../texts.js';

type MappingMenuProps = OverlayProps & {
  readonly onOther: () => void;
  readonly onAnew: () => void;
  readonly onList: () => void;
};

/** The menu to choose another passage, start the same one again, or open an existing mapping. */
export function MappingMenu({ onOther, onAnew, onList, ...overlay }: MappingMenuProps) {
  const t = useTexts();
  return (
    <Menu {...overlay} label={t('tools.label')}>
      <MenuItem icon="mark" onAction={onOther}>
        {t('tools.other')}
      </MenuItem>
      <MenuItem icon="again" onAction={onAnew}>
        {t('tools.anew')}
      </MenuItem>
      <MenuItem icon="page" onAction={onList}>
        {t('earlier.all')}
      </MenuItem>
    </Menu>
  );
}
