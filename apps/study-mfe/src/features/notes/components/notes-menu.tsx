import { Menu, MenuItem, MenuSection, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useNotesTexts } from '../texts.js';
import { AUTOSAVE_SECONDS, changeAutosave, useAutosave } from '../pad/autosave.js';

export type NotesMenuActions = {
  readonly onNew: () => void;
  readonly onList: () => void;
  readonly onVersions: () => void;
  /** Absent while there is nothing to delete. */
  readonly onRemove: (() => void) | undefined;
};

/** The menu for other notes, earlier versions and the autosave interval. */
export function NotesMenu({
  onNew,
  onList,
  onVersions,
  onRemove,
  ...overlay
}: OverlayProps & NotesMenuActions) {
  const t = useNotesTexts();
  const { seconds } = useAutosave();
  return (
    <Menu {...overlay} label={t('actions.more')}>
      <MenuItem icon="pen" onAction={onNew}>
        {t('actions.new')}
      </MenuItem>
      <MenuItem icon="page" onAction={onList}>
        {t('actions.all')}
      </MenuItem>
      <MenuItem icon="again" onAction={onVersions}>
        {t('actions.versions')}
      </MenuItem>
      {onRemove && (
        <MenuItem icon="shut" onAction={onRemove}>
          {t('actions.remove')}
        </MenuItem>
      )}
      <MenuSection aria-label={t('autosave.label')} selectionMode="single" selectedKeys={[String(seconds)]}>
        {AUTOSAVE_SECONDS.map((each) => (
          <MenuItem key={each} id={String(each)} onAction={() => changeAutosave(each)}>
            {t(`autosave.${each}`)}
          </MenuItem>
        ))}
      </MenuSection>
    </Menu>
  );
}
