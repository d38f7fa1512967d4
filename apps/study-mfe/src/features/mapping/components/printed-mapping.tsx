import { AnswerText, GeneratorNote } from '@word-unfolded/answers';
import { MAPPING_STEP_NAMES } from '@word-unfolded/domain';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { MappingTexts } from '../hooks/use-mapping-text.js';
import type { OwnMapping } from '../state/own-mapping.js';
import styles from './printed-mapping.module.css';

type PrintedMappingProps = {
  readonly mapping: OwnMapping;
  readonly texts: MappingTexts;
  /** Called when printing has finished or was cancelled. */
  readonly onPrinted: () => void;
};

/**
 * The print version of a mapping: the passage with its copyright notice, then the steps with their generators. It is
 * hidden on screen.
 */
export function PrintedMapping({ mapping, texts, onPrinted }: PrintedMappingProps) {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const hear = () => end();
    window.addEventListener('afterprint', hear, { once: true });
    // The answers are rendered in the same commit, and the browser lays them out before it opens the print dialog.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', hear);
    };
  }, []);
  const { passage, title } = texts;
  return createPortal(
    <article className={styles.sheet} aria-hidden="true">
      <h1>{title}</h1>
      {passage && (
        <section className={styles.passage} lang={passage.translation.language}>
          <p>
            {passage.passages.flatMap(({ verses }) =>
              verses.map(({ canonicalId, number, text }) => (
                <span key={canonicalId}>
                  <sup>{number}</sup> {text.trim()}{' '}
                </span>
              )),
            )}
          </p>
          <p className={styles.notice}>
            {passage.reference}. {passage.translation.notice}
          </p>
        </section>
      )}
      {mapping.steps.map(({ step, content, writer }) => (
        <section key={step} lang={mapping.language}>
          <h2>
            {step}. {MAPPING_STEP_NAMES[step][mapping.language]}
          </h2>
          <AnswerText content={content} headingLevel={3} />
          <GeneratorNote writer={writer} />
        </section>
      ))}
    </article>,
    document.body,
  );
}
