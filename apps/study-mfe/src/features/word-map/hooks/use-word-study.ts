import { isOnline } from '@word-unfolded/api-client';
import { useAnswer, type UsedAnswer } from '@word-unfolded/answers';
import { errorText, wordStudyRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useKept } from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { pastQuestions, withPast, type PastQuestion } from '../state/past-questions.js';
import { wordProblemText, type WordQuestion } from '../state/word-question.js';

/** What a reader asks about words, and what is answered. */
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
  const { item: past = NONE } = useKept(pastQuestions, owner);
  const [isOffline, setOffline] = useState(false);
  const { asked, end } = answer;
  const keep = useEffectEvent(() => {
    if (!asked || !end || end.fullContent.trim() === '') return;
    const one = { asked, content: end.fullContent, writer: end.writer, at: new Date().toISOString() };
    pastQuestions
      .change(owner, (kept = []) => (isKnown(kept, one) ? kept : withPast(kept, one)))
      .catch((error: unknown) => log.warn('This device does not keep the question', error));
  });
  useEffect(() => keep(), [end]);
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

/** The same answer is found again after a reload: its moment is that of the first time. */
const isKnown = (kept: readonly PastQuestion[], { content }: PastQuestion) =>
  kept.some((each) => each.content === content);
