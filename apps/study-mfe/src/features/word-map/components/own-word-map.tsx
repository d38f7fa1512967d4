import { useId, useState } from 'react';
import { useWordStudy } from '../hooks/use-word-study.js';
import type { PastQuestion } from '../state/past-questions.js';
import { useTexts } from '../texts.js';
import { PastQuestions } from './past-questions.js';
import { WordAnswer } from './word-answer.js';
import { WordDrawing } from './word-drawing.js';
import { WordForm } from './word-form.js';
import styles from './word-map.module.css';

/** Callbacks of the page that Word Map uses. */
export type WordMapCallbacks = {
  /** Opens a lexicon entry by its Strong's number. */
  readonly onLexicon: (strongs: string) => void;
};

type OwnWordMapProps = { readonly owner: string; readonly callbacks: WordMapCallbacks };

/** A question about a word of a passage, its answer, and earlier questions. */
export function OwnWordMap({ owner, callbacks }: OwnWordMapProps) {
  const t = useTexts();
  const id = useId();
  const study = useWordStudy(owner);
  const { answer, past } = study;
  const [shownQuestion, setShownQuestion] = useState<PastQuestion>();
  const shown = shownQuestion ?? answerOf(study);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.name}>
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <WordDrawing asked={shown?.asked} onLexicon={callbacks.onLexicon} />
      <WordForm
        isBusy={answer.state === 'writing'}
        problem={study.problem}
        resetsAt={study.resetsAt}
        onAsk={(question) => {
          setShownQuestion(undefined);
          study.ask(question);
        }}
      />
      {shown && (
        <WordAnswer
          question={shown.asked}
          content={shown.content}
          writer={shown.writer}
          state={shownQuestion ? 'complete' : answer.state}
          isWaiting={!shownQuestion && answer.isWaiting}
          onStop={answer.stop}
          onAskAgain={() => {
            setShownQuestion(undefined);
            study.ask(shown.asked);
          }}
          onLexicon={callbacks.onLexicon}
        />
      )}
      <PastQuestions past={past} shownAt={shownQuestion?.at} onOpen={setShownQuestion} />
    </section>
  );
}

function answerOf({ answer }: ReturnType<typeof useWordStudy>) {
  const { request, content, writer, state } = answer;
  const hasSomething = state === 'writing' || content !== '';
  return request && hasSomething ? { asked: request, content, writer } : undefined;
}
