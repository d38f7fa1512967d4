export { classNames } from './class-names.js';
export { Button, type ButtonVariant } from './controls/button.js';
export { ButtonLink } from './controls/button-link.js';
export { DateField, DateInput } from './controls/dates/date-field.js';
export { DateTimeField } from './controls/dates/date-time-field.js';
export { Field, FieldBox } from './controls/field.js';
export { FieldFrame, type ControlTies, type FieldWords } from './controls/field-frame.js';
export { IconButton } from './controls/icon-button.js';
export { SelectField } from './controls/select-field.js';
export { SettingChoice } from './controls/setting-choice.js';
export { TextArea } from './controls/text-area.js';
export { CrashReport } from './feedback/crash-report.js';
export { Delayed } from './feedback/delayed.js';
export { EmptyState } from './feedback/empty-state.js';
export { Engraving } from './feedback/engraving.js';
export { ErrorBoundary } from './feedback/error-boundary.js';
export { ErrorState } from './feedback/error-state.js';
export { TextSkeleton } from './feedback/text-skeleton.js';
export {
  dismissToast,
  showToast,
  useToasts,
  type Toast,
  type ToastTone,
} from './feedback/toasts/toast-store.js';
export { Toasts } from './feedback/toasts/toasts.js';
export { downloadFile } from './files/download-file.js';
export { BackToTop } from './frame/back-to-top.js';
export { isFirstPage, leaveFirstPage, useReplacesFirstPage } from './first-page/first-page.js';
export { applicationStarted } from './first-page/missing-application.js';
export { focusOnMount } from './frame/focus-on-mount.js';
export { useKeptFocus } from './frame/use-kept-focus.js';
export { focusMain, MAIN_ID } from './frame/focus-main.js';
export { SkipLink } from './frame/skip-link.js';
export { pageHeads, usePageHead, type PageHead } from './frame/page-head.js';
export { usePageTitle } from './frame/use-page-title.js';
export { VisuallyHidden } from './frame/visually-hidden.js';
export { Icon } from './icons/icon.js';
export type { IconName } from './icons/icon-shapes.js';
export { useShortcuts, type Shortcuts } from './keyboard/use-shortcuts.js';
export { log, type Log } from './logging/log.js';
export { Link, NavLink, useLocation, useNavigate, useSearchParams } from './navigation/index.js';
export { scrollKeyOf, useLayer, useWayBack } from './navigation/layers.js';
export { PageBody, PageSection } from './layout/page-body.js';
export { PageContents } from './layout/page-contents.js';
export { Paragraphs } from './layout/paragraphs.js';
export { useMediaQuery } from './layout/use-media-query.js';
export { useModule } from './loading/use-module.js';
export { trackPromise, useResolved } from './loading/use-resolved.js';
export { useOverlay, type Overlay, type OverlayProps } from './overlay/use-overlay.js';
export {
  changeReaderSettings,
  readSettings,
  useReaderSettings,
  type ReaderSettings,
} from './scripture/reader-settings.js';
export { useInlineNumbers } from './scripture/use-inline-numbers.js';
export { storedText, type StoredText, type StorageKind } from './storage/stored-text.js';
export { useSettled } from './timing/use-settled.js';
export { startTheme, themeStore, useTheme } from './theme/theme.js';
export type { OfferedTheme, ThemeState } from './theme/theme-store.js';
