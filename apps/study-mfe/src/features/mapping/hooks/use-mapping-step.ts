import { isOnline } from '@word-unfolded/api-client';
import { useAnswer, type AnswerProblem } from '@word-unfolded/answers';
import { errorText, stepContentRoute } from '@word-unfolded/contracts';
import type { MappingStep } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { takeStep, type OwnMapping, type WrittenStep } from '../state/own-mapping.js';
import { stepProblemText, stepQuestion, type StepQuestion } from '../state/step-question.js';

/** The state of the step that is being written. */
export type StepWriting = {
  /** The last requested step; undefined when there is none. */
  readonly step: MappingStep | undefined;
  readonly isWriting: boolean;
  /** The connection to the server is lost and is being restored. */
  readonly isWaiting: boolean;
  /** The reader stopped the step; the partial text is discarded because there is an earlier text. */
  readonly isStopped: boolean;
  readonly content: string;
  /** The step that finished while the panel was open. */
  readonly justWritten: MappingStep | undefined;
  readonly problem: { readonly text: string; readonly resetsAt: number | undefined } | undefined;
  readonly ask: (step: MappingStep) => void;
  readonly stop: () => void;
};

/**
 * Writes the steps of a mapping, one at a time, and stores their texts.
 *
 * @param storeMapping changes the mapping on this device
 * @param onStored is called when the server has stored a change
 */
export function useMappingStep(
  mapping: OwnMapping,
  storeMapping: (change: (mapping: OwnMapping) => OwnMapping) => void,
  onStored: () => void,
): StepWriting {
  const language = useLanguage();
  const [justWritten, setJustWritten] = useState<MappingStep>();
  const answer = useAnswer<StepQuestion>(stepContentRoute, `mapping/${mapping.id}`, (ended) =>
    setJustWritten(ended.end?.stopped ? undefined : ended.request?.step),
  );
  const [offlineStep, setOfflineStep] = useState<MappingStep>();
  const { request, state, end } = answer;

  const settle = useEffectEvent(() => {
    if (state === 'complete' || state === 'stopped') onStored();
    if (!request || !end) return;
    const { fullContent: content, writer, stopped } = end;
    // The partial text of a stopped step stays visible, but does not count as a written step.
    if (stopped || content.trim() === '') return;
    const written: Pick<WrittenStep, 'step' | 'content' | 'writer'> = { step: request.step, content, writer };
    storeMapping((stored) => takeStep(stored, written, new Date().toISOString()));
    answer.clear();
  });
  useEffect(() => settle(), [end, state]);

  return {
    step: offlineStep ?? request?.step,
    isWriting: state === 'writing' && offlineStep === undefined,
    isWaiting: answer.isWaiting,
    isStopped: state === 'stopped',
    content: offlineStep === undefined ? answer.content : '',
    justWritten,
    problem: problemOf(answer.problem, offlineStep !== undefined),
    ask: (step) => {
      setOfflineStep(isOnline() ? undefined : step);
      if (isOnline()) answer.ask(stepQuestion(mapping, step));
    },
    stop: answer.stop,
  };

  function problemOf(problem: AnswerProblem | undefined, isOffline: boolean): StepWriting['problem'] {
    if (isOffline) return { text: errorText('OFFLINE_STEP', language), resetsAt: undefined };
    return problem && { text: stepProblemText(problem, language), resetsAt: problem.resetsAt };
  }
}
