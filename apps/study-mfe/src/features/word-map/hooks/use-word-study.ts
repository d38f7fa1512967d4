import { isOnline } from '@word-unfolded/api-client';
import { useAnswer, type UsedAnswer } from '@word-unfolded/answers';
import { errorText, wordStudyRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useStored } from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { pastQuestions, withPast, type PastQuestion } from '../state/past-questions.js';
import { wordProblemText, type WordQuestion } from '../state/word-question.js';

/** A reader's questions about words, and their answers. */
export type WordStudy = {
  readonly answer: UsedAnswer<WordQuestion>;
  /** The earlier questions of this device, the newest first. */
  readonly past: readonly PastQuestion[];
  /** Why there is no answer, in the reader's language. */
  readonly problem: string | undefined;
  readonly resetsAt: number | undefined;
  readonly ask: (question: WordQuestion) => void;
};

const NONE: readonly PastQuestion[] = [];

export function useWordStudy(owner: string): WordStudy {
  const language = useLanguage();
  const answer = useAnswer<WordQuestion>(wordStudyRoute, 'word-map');
  const { item: past = NONE } = useStored(pastQuestions, owner);
  const [isOffline, setOffline] = useState(false);
  const { request, end } = answer;
  const storeAnswer = useEffectEvent(() => {
    if (!request || !end || end.stopped || end.fullContent.trim() === '') return;
    const one = {
      asked: request,
      content: end.fullContent,
      writer: end.writer,
      at: new Date().toISOString(),
    };
    pastQuestions
      .change(owner, (stored = []) => (isKnown(stored, one) ? stored : withPast(stored, one)))
      .catch((error: unknown) => log.warn('The question could not be stored on this device', error));
  });
  useEffect(() => storeAnswer(), [end]);
  return {
    answer,
    past,
    problem: isOffline
      ? errorText('OFFLINE_WORD_STUDY', language)
      : answer.problem && wordProblemText(answer.problem, language),
    resetsAt: isOffline ? undefined : answer.problem?.resetsAt,
    ask: (question) => {
      setOffline(!isOnline());
      if (isOnline()) answer.ask(question);
    },
  };
}

/** The same answer is received again after a reload; it keeps its first timestamp. */
const isKnown = (stored: readonly PastQuestion[], { content }: PastQuestion) =>
  stored.some((each) => each.content === content);
