import { AnswerText, GeneratorNote } from '@word-unfolded/answers';
import type { VoiceCorrection } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { ButtonLink, Delayed, Icon, TextSkeleton } from '@word-unfolded/ui';
import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { openLexicon } from '../../../scripture/words/lexicon-focus.js';
import { readPassageAddress } from '../../../scripture/address/passage-address.js';
import type { Selah } from '../hooks/use-selah.js';
import { useSelahTexts } from '../texts.js';
import type { SpokenTurn } from '../transports/voice-transport.js';
import styles from './transcript.module.css';

/** What both sides have said, with passages as links and the marks of checked quotations. */
export function Transcript({ selah }: { readonly selah: Selah }) {
  const t = useSelahTexts();
  const { session, state, earlier, isLoading, lost } = selah;
  const { turns, conversationId } = state;
  const before = useMemo(() => earlier.map(asTurn), [earlier]);
  const all = [...before, ...turns];
  const end = useRef<HTMLDivElement>(null);
  const length = `${all.length} ${all.at(-1)?.text.length ?? 0}`;
  useEffect(() => {
    const scroller = end.current;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }, [length]);
  const onReference = (_: string, event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault(); // another page would end the conversation
    const { reference, translationId } = readPassageAddress(event.currentTarget.search);
    if (reference !== undefined) session.showPassage({ reference, translationId });
  };
  const known = conversationId ?? selah.addressed;
  const isOpen = state.voice.phase === 'open' || state.voice.phase === 'connecting';
  return (
    <section className={styles.transcript} aria-labelledby="selah-transcript">
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
      <div ref={end} className={styles.scroller} role="region" aria-label={t('transcript.log')} tabIndex={0}>
        {isLoading && (
          <Delayed>
            <TextSkeleton lines={3} label={t('transcript.loading')} />
          </Delayed>
        )}
        {Boolean(lost) && <p className={styles.aside}>{t('transcript.lost')}</p>}
        {!isLoading && all.length === 0 && <p className={styles.aside}>{t('transcript.empty')}</p>}
        <div role="log" className={styles.log}>
          {all.map((turn) =>
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

function asTurn({ id, role, content, status, writer }: Selah['earlier'][number]): SpokenTurn {
  const side = role === 'user' ? 'reader' : 'selah';
  const state = status === 'stopped' ? 'interrupted' : 'complete';
  return { id, side, text: content, state, writer };
}
