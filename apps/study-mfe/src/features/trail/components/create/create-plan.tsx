import { AnswerText } from '@word-unfolded/answers';
import { useLanguage } from '@word-unfolded/i18n';
import type { PlanActions } from '@word-unfolded/offline';
import { Button, storedText } from '@word-unfolded/ui';
import { useEffect, useEffectEvent } from 'react';
import { useGeneration } from '../../hooks/use-generation.js';
import { useTexts } from '../../texts.js';
import styles from './create.module.css';
import { FoundDays } from './found-days.js';
import { PlanFormFields } from './plan-form.js';

const preferredTranslation = storedText('preferredTranslation');

type CreatePlanProps = {
  readonly actions: PlanActions | undefined;
  readonly onOpen: (planId: string) => void;
};

/** A plan on a theme: the form, then its days as they are found. */
export function CreatePlan({ actions, onOpen }: CreatePlanProps) {
  const t = useTexts();
  const language = useLanguage();
  const { generation, generate, begin } = useGeneration(language, preferredTranslation.read() ?? undefined);
  const refresh = useEffectEvent(() => actions?.refresh());
  const isDone = generation.kind === 'done';
  useEffect(() => {
    if (isDone) refresh();
  }, [isDone]);
  switch (generation.kind) {
    case 'none':
    case 'failed':
      return (
        <PlanFormFields
          problem={generation.kind === 'failed' ? generation : undefined}
          onGenerate={generate}
        />
      );
    case 'help':
      return (
        <section className={styles.part} aria-label={t('form.help')}>
          <AnswerText content={generation.text} />
          <Button variant="quiet" onClick={begin}>
            {t('form.again')}
          </Button>
        </section>
      );
    case 'waiting':
      return (
        <p role="status" className={styles.status}>
          {t('making.begin', { topic: generation.topic })}
        </p>
      );
    case 'finding':
      return (
        <FoundDays
          days={generation.days}
          status={t('making.found', { count: generation.days.length, total: generation.total })}
          share={generation.days.length / generation.total}
        />
      );
    case 'done':
      return (
        <>
          <FoundDays
            days={generation.days}
            status={t('making.done', { topic: generation.topic })}
            share={1}
          />
          <div className={styles.actions}>
            <Button variant="main" onClick={() => onOpen(generation.planId)}>
              {t('making.read')}
            </Button>
            <Button variant="quiet" onClick={begin}>
              {t('form.again')}
            </Button>
          </div>
        </>
      );
  }
}
