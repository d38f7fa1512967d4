import { useUser } from '@word-unfolded/session';
import { IconButton, useOverlay } from '@word-unfolded/ui';
import { useTexts } from '../../locales/texts.js';
import { Avatar } from './avatar.js';

/** The reader's picture, which opens the account menu. */
export function AccountButton() {
  const t = useTexts();
  const user = useUser();
  const menu = useOverlay('menu', () => import('./account-menu.js'));
  const theme = useOverlay('dialog', () => import('../preferences/theme-panel.js'));
  const feedback = useOverlay('dialog', () => import('../../feedback/feedback-dialog.js'));
  return (
    <>
      <IconButton {...menu.trigger} label={t('account.label', { name: user.name })}>
        <Avatar name={user.name} url={user.avatarUrl} />
      </IconButton>
      {menu.module && (
        <menu.module.AccountMenu {...menu.overlay} onTheme={theme.open} onFeedback={feedback.open} />
      )}
      {feedback.module && (
        <feedback.module.FeedbackDialog {...feedback.overlay} triggerRef={menu.overlay.triggerRef} />
      )}
      {theme.module && <theme.module.ThemePanel {...theme.overlay} triggerRef={menu.overlay.triggerRef} />}
    </>
  );
}
