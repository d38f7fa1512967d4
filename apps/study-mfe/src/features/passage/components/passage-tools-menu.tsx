import { Menu, MenuItem, MenuSection, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../../../locales/texts.js';
import { changeReaderSettings, useReaderSettings } from '../reader-settings.js';
import type { PassageActs } from './passage-acts.js';
import { READING_CHOICES } from './reading-choices.js';

/** The tools of the passage on a small page. */
export function PassageToolsMenu({ onCopy, onShowShortcuts, ...overlay }: OverlayProps & PassageActs) {
  const t = useTexts();
  const settings = useReaderSettings();
  return (
    <Menu {...overlay} label={t('tools.label')}>
      <MenuItem icon="copy" isDisabled={!onCopy} {...(onCopy && { onAction: onCopy })}>
        {t('tools.copy')}
      </MenuItem>
      <MenuItem icon="ask" onAction={onShowShortcuts}>
        {t('tools.shortcuts')}
      </MenuItem>
      <MenuSection
        aria-label={t('tools.settings')}
        selectionMode="multiple"
        selectedKeys={READING_CHOICES.filter((name) => settings[name])}
      >
        {READING_CHOICES.map((name) => (
          <MenuItem key={name} id={name} onAction={() => changeReaderSettings({ [name]: !settings[name] })}>
            {t(`settings.${name}`)}
          </MenuItem>
        ))}
      </MenuSection>
    </Menu>
  );
}
