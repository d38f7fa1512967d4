import { AnswerText, WriterNote } from '@word-unfolded/answers';
import { MAPPING_STEP_NAMES } from '@word-unfolded/domain';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { MappingTexts } from '../hooks/use-mapping-text.js';
import type { OwnMapping } from '../state/own-mapping.js';
import styles from './printed-mapping.module.css';

type PrintedMappingProps = {
  readonly mapping: OwnMapping;
  readonly texts: MappingTexts;
  /** The print was made, or given up. */
  readonly onPrinted: () => void;
};

/** A mapping on paper: the passage with its notice, then the steps with who wrote them. On the screen it is not seen. */
export function PrintedMapping({ mapping, texts, onPrinted }: PrintedMappingProps) {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const hear = () => end();
    window.addEventListener('afterprint', hear, { once: true });
    // The answers are drawn with the same commit; the browser lays them out before it opens its own window.
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
          <WriterNote writer={writer} />
        </section>
      ))}
    </article>,
    document.body,
  );
}
