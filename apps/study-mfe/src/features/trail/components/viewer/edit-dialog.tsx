import { errorText } from '@word-unfolded/contracts';
import type { ReadingPlan } from '@word-unfolded/contracts';
import { PLAN_LIMITS } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Field } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useState, type FormEvent } from 'react';
import type { PlanChanges } from '../../hooks/use-plan-changes.js';
import { useTexts } from '../../texts.js';
import styles from './dialogs.module.css';

type EditDialogProps = OverlayProps & {
  readonly field: 'title' | 'topic';
  readonly plan: ReadingPlan;
  readonly changes: PlanChanges;
};

const MISSING = { title: 'PLAN_TITLE_REQUIRED', topic: 'PLAN_TOPIC_REQUIRED' } as const;
const MOST = { title: PLAN_LIMITS.titleCharacters, topic: PLAN_LIMITS.topicCharacters } as const;
const NAME = { title: 'viewer.rename', topic: 'viewer.retopic' } as const;

/** Edits the title or the topic of a plan. A text that did not change is not saved. */
export function EditDialog({ field, plan, changes, isOpen, onOpenChange }: EditDialogProps) {
  const t = useTexts();
  const language = useLanguage();
  const [text, setText] = useState(plan[field]);
  const [problem, setProblem] = useState<string>();
  const close = () => onOpenChange(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const value = text.trim();
    if (value === '') return setProblem(errorText(MISSING[field], language));
    if (value !== plan[field]) await changes.change({ [field]: value });
    close();
  };
  return (
    <Dialog title={t(NAME[field])} isOpen={isOpen} onOpenChange={onOpenChange}>
      <form className={styles.body} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={t(`viewer.${field}`)}
          value={text}
          maxLength={MOST[field]}
          error={problem}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.actions}>
          <Button onClick={close}>{t('viewer.cancel')}</Button>
          <Button type="submit" variant="main">
            {t('viewer.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
