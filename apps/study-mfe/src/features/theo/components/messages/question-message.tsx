import { Button, focusOnMount, IconButton, VisuallyHidden } from '@word-unfolded/ui';
import { useState, type KeyboardEvent } from 'react';
import { ANSWER_LIMITS, type ConversationMessage } from '@word-unfolded/contracts';
import { useTheoTexts } from '../../texts.js';
import { CopyButton } from './copy-button.js';
import styles from './message.module.css';
import { SiblingSwitch } from './sibling-switch.js';

/** The reader's message, in a bubble. */
export function QuestionBubble({ text }: { readonly text: string }) {
  const t = useTheoTexts();
  return (
    <p className={styles.question} data-question>
      <VisuallyHidden>{t('you')}: </VisuallyHidden>
      {text}
    </p>
  );
}

type QuestionMessageProps = {
  readonly message: ConversationMessage;
  /** Questions cannot be edited while an answer is being generated. */
  readonly isBusy: boolean;
  readonly onChoose: (messageId: string) => void;
  readonly onEdit: (text: string) => void;
};

/** A question with its position in the conversation and its actions. */
export function QuestionMessage({ message, isBusy, onChoose, onEdit }: QuestionMessageProps) {
  const t = useTheoTexts();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <EditQuestion
        text={message.content}
        onCancel={() => setOpen(false)}
        onSave={(text) => {
          setOpen(false);
          onEdit(text);
        }}
      />
    );
  return (
    <div className={styles.own}>
      <QuestionBubble text={message.content} />
      <div className={styles.actions}>
        <SiblingSwitch message={message} onChoose={onChoose} />
        <CopyButton text={() => message.content} />
        {!isBusy && <IconButton icon="pen" label={t('actions.edit')} onClick={() => setOpen(true)} />}
      </div>
    </div>
  );
}

type EditQuestionProps = {
  readonly text: string;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
};

function EditQuestion({ text, onSave, onCancel }: EditQuestionProps) {
  const t = useTheoTexts();
  const [draft, setDraft] = useState(text);
  const words = draft.trim();
  const canSave = words !== '' && words.length <= ANSWER_LIMITS.questionCharacters;
  const save = () => {
    if (canSave) onSave(words);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation(); // Escape would also close the panel
      onCancel();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  return (
    <div className={styles.edit}>
      <textarea
        ref={focusOnMount}
        aria-label={t('edit.label')}
        value={draft}
        rows={2}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={press}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {t('edit.cancel')}
        </Button>
        <Button onClick={save} busy={!canSave}>
          {t('edit.save')}
        </Button>
      </div>
    </div>
  );
}
