import { CONTACT_MESSAGE_LIMIT, FEEDBACK_CATEGORIES, FEEDBACK_LIMITS } from '@word-unfolded/contracts';
import { Button, ErrorState, Field, SelectField, TextArea } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useRef, type FormEvent } from 'react';
import type { FeedbackCategory } from './feedback-draft.js';
import styles from './feedback-dialog.module.css';
import { ScreenshotField } from './screenshot-field.js';
import { useTexts } from './texts.js';
import { useFeedback } from './use-feedback.js';

/** The text key of each category. */
const CATEGORY_TEXTS = {
  Bug: 'bug',
  'Feature Request': 'feature',
  'UI/UX': 'design',
  Other: 'other',
} as const satisfies Record<FeedbackCategory, string>;

/** Feedback of beta readers and administrators (specification, sections 2, 5 and 8; decisions, "Feedback"). */
export function FeedbackDialog({ isOpen, onOpenChange }: OverlayProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { draft, screenshot, failure, isIncomplete, isSending, write, send } = useFeedback();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send()) return onOpenChange(false);
    const empty = [...(form.current?.querySelectorAll<HTMLInputElement>('[data-required]') ?? [])];
    empty.find(({ value }) => value.trim() === '')?.focus();
    return undefined;
  };
  return (
    <Dialog title={t('title')} isOpen={isOpen && !screenshot.isCapturing} onOpenChange={onOpenChange}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.soft}>{t('lead')}</p>
        <Field
          label={t('subject')}
          data-required
          maxLength={FEEDBACK_LIMITS.subjectCharacters}
          value={draft.subject}
          onChange={({ target }) => write({ subject: target.value })}
        />
        <SelectField
          label={t('category')}
          value={draft.category}
          onChange={({ target }) => write({ category: target.value as FeedbackCategory })}
        >
          {FEEDBACK_CATEGORIES.map((each) => (
            <option key={each} value={each}>
              {t(`categories.${CATEGORY_TEXTS[each]}`)}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={t('message')}
          data-required
          rows={5}
          limit={CONTACT_MESSAGE_LIMIT}
          value={draft.message}
          onChange={({ target }) => write({ message: target.value })}
        />
        <ScreenshotField screenshot={screenshot} />
        {failure !== undefined && (
          <ErrorState title={failure}>{!isIncomplete && <p>{t('kept')}</p>}</ErrorState>
        )}
        <div className={styles.actions}>
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button type="submit" variant="main" busy={isSending}>
            {isSending ? t('sending') : t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
