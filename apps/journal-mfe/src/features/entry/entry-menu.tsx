import { Menu, MenuItem, MenuSection, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../../locales/texts.js';
import { useEntryTexts } from './texts.js';

type EntryMenuProps = OverlayProps & {
  readonly isArchived: boolean;
  readonly isBinned: boolean;
  readonly mayWrite: boolean;
  readonly onArchive: () => void;
  readonly onDelete: () => void;
  readonly onPurge: () => void;
  readonly onFile: () => void;
};

/** The less frequent actions of an entry. */
export function EntryMenu({ isArchived, isBinned, mayWrite, ...actions }: EntryMenuProps) {
  const { onArchive, onDelete, onPurge, onFile, ...overlay } = actions;
  const t = useEntryTexts();
  const words = useTexts();
  return (
    <Menu {...overlay} label={t('more')}>
      <MenuSection aria-label={t('more')}>
        {mayWrite && !isBinned && (
          <MenuItem onAction={onArchive}>
            {words(isArchived ? 'actions.unarchive' : 'actions.archive')}
          </MenuItem>
        )}
        {isBinned ? (
          <MenuItem onAction={onPurge}>{words('actions.purge')}</MenuItem>
        ) : (
          <MenuItem onAction={onDelete}>{words('actions.delete')}</MenuItem>
        )}
        <MenuItem onAction={onFile}>{words('actions.file')}</MenuItem>
      </MenuSection>
    </Menu>
  );
}
