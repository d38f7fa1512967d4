import type { ConversationSummary } from '@word-unfolded/contracts';
import { Menu, MenuItem, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useHistoryTexts } from '../texts.js';

/** The actions for one conversation of the list. */
export type RowActions = {
  readonly rename: (conversation: ConversationSummary) => void;
  readonly archive: (conversation: ConversationSummary) => void;
  readonly remove: (conversation: ConversationSummary) => void;
};

type RowMenuProps = OverlayProps & {
  readonly conversation: ConversationSummary;
  readonly actions: RowActions;
};

export function RowMenu({ conversation, actions, ...overlay }: RowMenuProps) {
  const t = useHistoryTexts();
  return (
    <Menu label={t('actions.more', { title: conversation.title })} {...overlay}>
      <MenuItem onAction={() => actions.rename(conversation)}>{t('actions.rename')}</MenuItem>
      <MenuItem onAction={() => actions.archive(conversation)}>
        {t(conversation.isActive ? 'actions.archive' : 'actions.restore')}
      </MenuItem>
      <MenuItem onAction={() => actions.remove(conversation)}>{t('actions.delete')}</MenuItem>
    </Menu>
  );
}
