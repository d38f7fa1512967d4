import type { NoteWritings } from '@word-unfolded/offline';
import {
  AnswerText,
  useAnswer,
  useSignedPlainText,
  RemainingUsage,
  GeneratorNote,
  type AnswerState,
} from '@word-unfolded/answers';
import { isOnline } from '@word-unfolded/api-client';
import { errorText } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import type { NoteWriting } from '@word-unfolded/offline';
import { useLanguage } from '@word-unfolded/i18n';
import { Button } from '@word-unfolded/ui';
import { useState } from 'react';
import { useStudyFocus } from '../../scripture/words/study-focus.js';
import { useTexts } from './texts.js';
import { NAME_IN_NOTE, ROUTES } from './writing-kinds.js';
import { writingProblemText, type WritingKind } from './writing-problem.js';
import styles from './writings-panel.module.css';

type WritingRequest = {
  readonly scriptureRef: string;
  readonly translationId: string;
  readonly language: Language;
};

export type WritingProps = {
  readonly kind: WritingKind;
  readonly onLexicon: (strongs: string) => void;
  /** The content generated for the open note. */
  readonly writings: NoteWritings;
  /** Stores the content with the open note. */
  readonly onWritten: (writings: NoteWritings) => void;
  /** Inserts a text into the open note, with which it can be saved to the journal. */
  readonly onKeep: (text: string) => void;
};

/** The displayed text; its generator is known once it is complete. */
type Shown = Pick<NoteWriting, 'reference' | 'language' | 'content'> & Partial<Pick<NoteWriting, 'writer'>>;

/** One kind of generated content: its text, and the actions to generate it, stop it and insert it into the note. */
export function Writing({ kind, writings: stored, onLexicon, onWritten, onKeep }: WritingProps) {
  const t = useTexts();
  const language = useLanguage();
  const inView = useStudyFocus((focus) => focus.inView);
  const name = NAME_IN_NOTE[kind];
  const storeWhole = (ended: AnswerState<WritingRequest>) => {
    const written = ended.state === 'complete' ? wholeOf(shownOf(ended)) : undefined;
    if (written) onWritten({ [name]: written });
  };
  const answer = useAnswer<WritingRequest>(ROUTES[kind], `writings/${kind}`, storeWhole);
  const signed = useSignedPlainText();
  const [isOffline, setOffline] = useState(false);
  const [textInNote, setTextInNote] = useState('');
  const { state, problem } = answer;
  const isWriting = state === 'writing';
  const shown: Shown | undefined = shownOf(answer) ?? stored[name];
  const whole = state === 'idle' || state === 'complete' ? wholeOf(shown) : undefined;

  const write = () => {
    if (!inView) return;
    setOffline(!isOnline());
    if (!isOnline()) return;
    answer.ask({ scriptureRef: inView.reference, translationId: inView.translation.id, language });
  };
  const putIntoNote = (written: NoteWriting) => {
    onWritten({ [name]: written });
    onKeep(`${t(`kind.${kind}`)}: ${written.reference}\n\n${signed(written.content, written.writer)}`);
    setTextInNote(written.content);
  };
  const failure = isOffline
    ? writingProblemText(kind, { code: 'OFFLINE', text: '' }, language)
    : problem && writingProblemText(kind, problem, language);
  const isOfPassage = shown !== undefined && shown.reference === inView?.reference;

  return (
    <>
      {shown && (
        <article
          lang={shown.language}
          aria-busy={isWriting}
          aria-label={t('about', { reference: shown.reference })}
        >
          <AnswerText
            content={shown.content}
            headingLevel={3}
            onLexicon={onLexicon}
            onAskAgain={isOfPassage && !isWriting ? write : undefined}
          />
          {shown.writer && <GeneratorNote writer={shown.writer} />}
        </article>
      )}
      {failure && <p role="alert">{failure}</p>}
      {state === 'stopped' && <p role="status">{errorText('OPERATION_CANCELLED', language)}</p>}
      <p className={styles.actions}>
        {isWriting ? (
          <Button onClick={answer.stop}>{t('stop')}</Button>
        ) : (
          <Button variant="main" busy={!inView} onClick={write}>
            {isOfPassage ? t('again') : t('write', { reference: inView?.reference ?? '' })}
          </Button>
        )}
        {whole && <Button onClick={() => putIntoNote(whole)}>{t('keep')}</Button>}
      </p>
      <p role="status">{textInNote !== '' && textInNote === shown?.content && t('kept')}</p>
      <RemainingUsage />
    </>
  );
}

/** The partial answer; undefined before its first words. */
function shownOf({ request, content, writer }: AnswerState<WritingRequest>): Shown | undefined {
  if (!request || content === '') return undefined;
  return { reference: request.scriptureRef, language: request.language, content, ...(writer && { writer }) };
}

function wholeOf(shown: Shown | undefined): NoteWriting | undefined {
  return shown?.writer && { ...shown, writer: shown.writer };
}
