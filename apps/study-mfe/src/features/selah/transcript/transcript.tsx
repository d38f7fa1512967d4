import { AnswerText, GeneratorNote } from '@word-unfolded/answers';
import type { VoiceCorrection } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { ButtonLink, Delayed, Icon, TextSkeleton } from '@word-unfolded/ui';
import { useRef, type MouseEvent } from 'react';
import { openLexicon } from '../../../scripture/words/lexicon-focus.js';
import { readPassageAddress } from '../../../scripture/address/passage-address.js';
import { useNewestInView } from './use-newest-in-view.js';
import type { Selah } from '../hooks/use-selah.js';
import { useSelahTexts } from '../texts.js';
import type { SpokenTurn } from '../transports/voice-transport.js';
import styles from './transcript.module.css';

type TranscriptProps = { readonly selah: Selah; readonly turns: readonly SpokenTurn[] };

/** What both sides have said, with passages as links and the marks of checked quotations. */
export function Transcript({ selah, turns }: TranscriptProps) {
  const t = useSelahTexts();
  const { session, state, isLoading, lost } = selah;
  const { conversationId } = state;
  const scroller = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const spoken = state.caption?.side === 'selah' ? state.caption.text : undefined;
  useNewestInView(scroller, log, turns.at(-1)?.id, spoken);
  const onReference = (_: string, event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault(); // another page would end the conversation
    const { reference, translationId } = readPassageAddress(event.currentTarget.search);
    if (reference !== undefined) session.showPassage({ reference, translationId });
  };
  const known = conversationId ?? selah.addressed;
  const isOpen = state.voice.phase === 'open' || state.voice.phase === 'connecting';
  return (
    <section
      className={styles.transcript}
      data-empty={turns.length === 0 || undefined}
      aria-labelledby="selah-transcript"
    >
      <header className={styles.head}>
        <h2 id="selah-transcript" className={styles.title}>
          {t('transcript.title')}
        </h2>
        {known !== undefined && !isOpen && (
          <ButtonLink variant="quiet" to={`${PAGES.study}?conversationId=${known}`}>
            {t('transcript.byText')}
          </ButtonLink>
        )}
      </header>
      <div
        ref={scroller}
        className={styles.scroller}
        role="region"
        aria-label={t('transcript.log')}
        tabIndex={0}
      >
        {isLoading && (
          <Delayed>
            <TextSkeleton lines={3} label={t('transcript.loading')} />
          </Delayed>
        )}
        {Boolean(lost) && <p className={styles.aside}>{t('transcript.lost')}</p>}
        {!isLoading && turns.length === 0 && <p className={styles.aside}>{t('transcript.empty')}</p>}
        <div ref={log} role="log" className={styles.log}>
          {turns.map((turn) =>
            turn.side === 'reader' ? (
              <p key={turn.id} className={styles.reader}>
                <span className={styles.who}>{t('transcript.you')}</span>
                {turn.text}
              </p>
            ) : (
              <div key={turn.id} className={styles.selah}>
                <span className={styles.who}>{t('transcript.selah')}</span>
                {turn.text !== '' && (
                  <AnswerText content={turn.text} onReference={onReference} onLexicon={openLexicon} />
                )}
                {turn.corrections?.map((correction, index) => (
                  <Correction key={index} {...correction} />
                ))}
                {turn.state === 'interrupted' && (
                  <p className={styles.aside}>{t('transcript.interrupted')}</p>
                )}
                {turn.problem !== undefined && (
                  <p className={styles.problem}>{t('transcript.failed', { problem: turn.problem })}</p>
                )}
                {turn.writer && <GeneratorNote writer={turn.writer} />}
              </div>
            ),
          )}
        </div>
      </div>
    </section>
  );
}

function Correction({ said, reason }: VoiceCorrection) {
  const t = useSelahTexts();
  const isKnown = reason === 'misquoted' || reason === 'wrong-reference';
  return (
    <p className={styles.correction}>
      <Icon name="alert" small />
      {t(isKnown ? 'corrections.said' : 'corrections.unknown', { said })}
    </p>
  );
}
