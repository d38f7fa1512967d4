import type { ConversationSummary } from '@word-unfolded/contracts';
import { Menu, MenuItem, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useHistoryTexts } from '../texts.js';

/** What is done with one conversation of the list. */
export type RowActs = {
  readonly rename: (conversation: ConversationSummary) => void;
  readonly archive: (conversation: ConversationSummary) => void;
  readonly remove: (conversation: ConversationSummary) => void;
};

type RowMenuProps = OverlayProps & { readonly conversation: ConversationSummary; readonly acts: RowActs };

export function RowMenu({ conversation, acts, ...overlay }: RowMenuProps) {
  const t = useHistoryTexts();
  return (
    <Menu label={t('acts.more', { title: conversation.title })} {...overlay}>
      <MenuItem onAction={() => acts.rename(conversation)}>{t('acts.rename')}</MenuItem>
      <MenuItem onAction={() => acts.archive(conversation)}>
        {t(conversation.isActive ? 'acts.archive' : 'acts.restore')}
      </MenuItem>
      <MenuItem onAction={() => acts.remove(conversation)}>{t('acts.delete')}</MenuItem>
    </Menu>
  );
}
