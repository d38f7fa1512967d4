import type { ConversationSummary } from '@word-unfolded/contracts';
import { Menu, MenuItem, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useHistoryTexts } from '../texts.js';

/** The actions for one conversation of the list. */
export type RowActions = {
  readonly rename: (conversation: ConversationSummary) => void;
  readonly archive: (conversation: ConversationSummary) => void;
  readonly remove: (conversation: ConversationSummary) => void;
};

type RowMenuProps = OverlayProps & { readonly conversation: ConversationSummary; readonly acts: RowActions };

export function RowMenu({ conversation, acts: actions, ...overlay }: RowMenuProps) {
  const t = useHistoryTexts();
  return (
    <Menu label={t('acts.more', { title: conversation.title })} {...overlay}>
      <MenuItem onAction={() => actions.rename(conversation)}>{t('acts.rename')}</MenuItem>
      <MenuItem onAction={() => actions.archive(conversation)}>
        {t(conversation.isActive ? 'acts.archive' : 'acts.restore')}
      </MenuItem>
      <MenuItem onAction={() => actions.remove(conversation)}>{t('acts.delete')}</MenuItem>
    </Menu>
  );
}
