import type { ConversationMessage } from '@word-unfolded/contracts';
import { IconButton, VisuallyHidden } from '@word-unfolded/ui';
import { useTheoTexts } from '../../texts.js';
import { placeAmongSiblings } from '../../../../conversations/thread.js';
import styles from './message.module.css';

type SiblingSwitchProps = {
  readonly message: ConversationMessage;
  readonly onChoose: (messageId: string) => void;
};

/** Switches between the versions of a question or an answer, when there are several. */
export function SiblingSwitch({ message, onChoose }: SiblingSwitchProps) {
  const t = useTheoTexts();
  const { number, count, previous, next } = placeAmongSiblings(message);
  if (count < 2) return null;
  return (
    <span role="group" aria-label={t('siblings.label')} className={styles.siblings}>
      <IconButton
        icon="back"
        label={t('siblings.previous')}
        aria-disabled={!previous || undefined}
        onClick={() => previous && onChoose(previous)}
      />
      <span aria-hidden="true">{`${number}/${count}`}</span>
      <VisuallyHidden>{t('siblings.place', { number, count })}</VisuallyHidden>
      <IconButton
        icon="on"
        label={t('siblings.next')}
        aria-disabled={!next || undefined}
        onClick={() => next && onChoose(next)}
      />
    </span>
  );
}
