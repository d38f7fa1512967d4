import { AnswerText, GeneratorNote, type UsedAnswer } from '@word-unfolded/answers';
import { errorText, type AnswerGeneratorName } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Delayed, Icon, Link, TextSkeleton, VisuallyHidden } from '@word-unfolded/ui';
import { useId } from 'react';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import type { WordQuestion } from '../state/word-question.js';
import { useTexts } from '../texts.js';
import styles from './word-map.module.css';

type WordAnswerProps = {
  readonly question: WordQuestion;
  readonly content: string;
  readonly writer: AnswerGeneratorName | undefined;
  readonly state: UsedAnswer<WordQuestion>['state'];
  /** The connection to the server is lost and is being restored. */
  readonly isWaiting: boolean;
  readonly onStop: () => void;
  readonly onAskAgain: () => void;
  readonly onLexicon: (strongs: string) => void;
};

/** The answer below its question. */
export function WordAnswer({
  question,
  content,
  writer,
  state,
  isWaiting,
  onStop,
  onAskAgain,
  onLexicon,
}: WordAnswerProps) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const isWriting = state === 'writing';
  return (
    <article className={styles.answer} aria-labelledby={id} aria-busy={isWriting}>
      <header>
        <h3 id={id} className={styles.asked}>
          {question.question}
        </h3>
        <p className={styles.lead}>
          <Link to={passageAddress(question.scriptureReference, question.translationId)}>
            {question.scriptureReference}
          </Link>
          {question.keyTerm && `, ${t('about', { term: question.keyTerm })}`}
        </p>
      </header>
      {content === '' && isWriting && (
        <Delayed>
          <TextSkeleton lines={4} label={t('awaited')} />
        </Delayed>
      )}
      {content !== '' && (
        <div className={styles.text} lang={question.language}>
          <AnswerText
            content={content}
            headingLevel={4}
            onLexicon={onLexicon}
            onAskAgain={isWriting ? undefined : onAskAgain}
          />
        </div>
      )}
      {isWaiting && (
        <p role="status" className={styles.lead}>
          {t('waiting')}
        </p>
      )}
      {state === 'stopped' && (
        <p role="status" className={styles.lead}>
          {t('stopped', { cancelled: errorText('OPERATION_CANCELLED', language) })}
        </p>
      )}
      {writer && <GeneratorNote writer={writer} />}
      {isWriting && (
        <p>
          <Button onClick={onStop}>
            <Icon name="halt" small />
            {t('stop')}
          </Button>
        </p>
      )}
      <VisuallyHidden role="status">
        {isWriting ? t('writing') : state === 'complete' && t('written')}
      </VisuallyHidden>
    </article>
  );
}
