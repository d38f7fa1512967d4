import { Menu, MenuItem, MenuSection, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../../locales/texts.js';
import type { FileKind } from '../../journal/entry-file.js';
import { useEntryTexts } from './texts.js';

type EntryMenuProps = OverlayProps & {
  readonly isArchived: boolean;
  readonly onArchive: () => void;
  readonly onDelete: () => void;
  readonly onFile: (kind: FileKind) => void;
};

/** What is done with an entry now and then. */
export function EntryMenu({ isArchived, onArchive, onDelete, onFile, ...overlay }: EntryMenuProps) {
  const t = useEntryTexts();
  const words = useTexts();
  return (
    <Menu {...overlay} label={t('more')}>
      <MenuSection aria-label={t('more')}>
        <MenuItem onAction={onArchive}>{words(isArchived ? 'acts.unarchive' : 'acts.archive')}</MenuItem>
        <MenuItem onAction={onDelete}>{words('acts.delete')}</MenuItem>
      </MenuSection>
      <MenuSection aria-label={t('export.markdown')}>
        <MenuItem onAction={() => onFile('markdown')}>{t('export.markdown')}</MenuItem>
        <MenuItem onAction={() => onFile('txt')}>{t('export.txt')}</MenuItem>
        <MenuItem onAction={() => onFile('json')}>{t('export.json')}</MenuItem>
      </MenuSection>
    </Menu>
  );
}
