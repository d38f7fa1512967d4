import { isOnline } from '@word-unfolded/api-client';
import { useAnswer, type AnswerProblem } from '@word-unfolded/answers';
import { errorText, stepContentRoute } from '@word-unfolded/contracts';
import type { MappingStep } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { stepOf, takeStep, type OwnMapping, type WrittenStep } from '../state/own-mapping.js';
import { stepProblemText, stepQuestion, type StepQuestion } from '../state/step-question.js';

/** What is being written of a mapping. */
export type StepWriting = {
  /** The step that was asked for last; undefined when none was. */
  readonly step: MappingStep | undefined;
  readonly isWriting: boolean;
  /** The line to the server is lost, and another is tried. */
  readonly isWaiting: boolean;
  /** The reader ended it; what had come of it is not kept, since there was another text. */
  readonly isStopped: boolean;
  readonly content: string;
  /** The step that came to its end while the reader was here. */
  readonly justWritten: MappingStep | undefined;
  readonly problem: { readonly text: string; readonly resetsAt: number | undefined } | undefined;
  readonly ask: (step: MappingStep) => void;
  readonly stop: () => void;
};

/**
 * Writes the steps of a mapping, one at a time, and puts what was written where the mapping is kept.
 *
 * @param keep changes the mapping of this device
 * @param onKept is called when the server has kept something
 */
export function useMappingStep(
  mapping: OwnMapping,
  keep: (change: (mapping: OwnMapping) => OwnMapping) => void,
  onKept: () => void,
): StepWriting {
  const language = useLanguage();
  const [justWritten, setJustWritten] = useState<MappingStep>();
  const answer = useAnswer<StepQuestion>(stepContentRoute, `mapping/${mapping.id}`, (ended) =>
    setJustWritten(ended.asked?.step),
  );
  const [offlineStep, setOfflineStep] = useState<MappingStep>();
  const { asked, state, end } = answer;

  const settle = useEffectEvent(() => {
    if (state === 'complete' || state === 'stopped') onKept();
    if (!asked || !end) return;
    const { fullContent: content, writer, stopped } = end;
    const isKept = content.trim() !== '' && !(stopped && stepOf(mapping, asked.step));
    if (!isKept) return;
    const written: Pick<WrittenStep, 'step' | 'content' | 'writer'> = { step: asked.step, content, writer };
    keep((kept) => takeStep(kept, written, new Date().toISOString()));
    answer.clear();
  });
  useEffect(() => settle(), [end, state]);

  return {
    step: offlineStep ?? asked?.step,
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
