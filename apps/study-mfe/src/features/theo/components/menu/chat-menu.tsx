import { useSignedPlainText } from '@word-unfolded/answers';
import { applyGate, PAGE_GATES, PAGES } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { downloadFile, useNavigate } from '@word-unfolded/ui';
import { Menu, MenuItem, type OverlayProps } from '@word-unfolded/ui/overlays';
import { dataFile, markdownFile } from './export-chat.js';
import type { Chat } from '../../hooks/use-chat.js';
import { useTheoTexts } from '../../texts.js';

type ChatMenuProps = OverlayProps & { readonly chat: Chat; readonly onShare: () => void };

/** The actions for the whole conversation. */
export function ChatMenu({ chat, onShare, ...overlay }: ChatMenuProps) {
  const t = useTheoTexts();
  const signed = useSignedPlainText();
  const navigate = useNavigate();
  const { principal } = useSession();
  const { messages, thread, isWriting } = chat;
  const { conversation } = thread;
  const hasVoice = applyGate(PAGE_GATES.selah, principal) === 'pass';
  const title = conversation?.title ?? t('export.title');
  const reference = conversation?.scriptureRef;
  const isEmpty = messages.length === 0;
  const save = () =>
    downloadFile(
      markdownFile(
        messages,
        { title, about: reference && t('export.about', { reference }) },
        { user: t('you'), assistant: t('name'), signed },
      ),
      `${title}.md`,
    );
  return (
    <Menu label={t('menu.label')} {...overlay}>
      <MenuItem onAction={chat.beginAnew} isDisabled={isEmpty || isWriting}>
        {t('menu.anew')}
      </MenuItem>
      {hasVoice && conversation && (
        <MenuItem
          icon="microphone"
          onAction={() => void navigate(`${PAGES.selah}?conversationId=${conversation._id}`)}
          isDisabled={isWriting}
        >
          {t('menu.voice')}
        </MenuItem>
      )}
      <MenuItem icon="share" onAction={onShare} isDisabled={!conversation || isEmpty}>
        {t('menu.share')}
      </MenuItem>
      <MenuItem icon="save" onAction={save} isDisabled={isEmpty}>
        {t('menu.markdown')}
      </MenuItem>
      <MenuItem
        icon="save"
        onAction={() => downloadFile(dataFile(title, thread), `${title}.json`)}
        isDisabled={isEmpty}
      >
        {t('menu.json')}
      </MenuItem>
    </Menu>
  );
}
