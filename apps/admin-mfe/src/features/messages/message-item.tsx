import type { ReaderMessage } from '@word-unfolded/contracts';
import { useId } from 'react';
import type { Actions } from '../../dashboard/actions/use-actions.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { MessageDetail } from './message-detail.js';
import styles from './messages.module.css';
import { useMessageTexts } from './texts.js';

/** The categories of feedback by the names of their texts. */
const CATEGORIES = {
  Bug: 'bug',
  'Feature Request': 'feature',
  'UI/UX': 'interface',
  Other: 'other',
} as const satisfies Record<NonNullable<ReaderMessage['category']>, string>;

type MessageItemProps = {
  readonly message: ReaderMessage;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly actions: Actions;
};

/** A message in one line, which opens to the whole of it. */
export function MessageItem({ message, isOpen, onToggle, actions }: MessageItemProps) {
  const t = useMessageTexts();
  const { time } = useFormats();
  const detail = useId();
  const { kind, category, name, subject, status, sentAt } = message;
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={detail}
        onClick={onToggle}
      >
        <span className={styles.subject} data-is-new={status === 'new' || undefined}>
          {subject ?? firstWords(message.message)}
        </span>
        <span className={styles.soft}>
          {[
            name,
            category === null ? t(`kinds.${kind}`) : t(`categories.${CATEGORIES[category]}`),
            t(`statuses.${status}`),
          ].join(' · ')}
        </span>
        <time className={styles.soft} dateTime={sentAt}>
          {time(sentAt)}
        </time>
      </button>
      <div id={detail}>{isOpen && <MessageDetail message={message} actions={actions} />}</div>
    </li>
  );
}

/** Characters of a message that stand for a missing subject. */
const SHOWN = 80;

function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN).replace(/\s\S*$/, '')}…`;
}
