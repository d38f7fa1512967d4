/** The second entry point of the design system: overlays. It is loaded on demand, not with the page. */
export { ChoiceList, type Choice } from './choice-list.js';
export { ConfirmDialog } from './dialogs/confirm-dialog.js';
export { Dialog } from './dialogs/dialog.js';
export { Menu, MenuItem, MenuSection } from './menu.js';
export { Popover } from './popover.js';
export { ReadingSettings } from './reading/reading-settings.js';
export { Switch } from './switch.js';
export { Tabs, type TabItem } from './tabs.js';
export type { OverlayProps } from '../../src/overlay/use-overlay.js';
