import { useLanguage } from '@word-unfolded/i18n';
import { useDeferredValue } from 'react';
import { useTexts } from '../locales/texts.js';
import { usePlace } from '../sketch/use-place.js';
import { useSketch } from '../sketch/use-sketch.js';
import type { Choices } from './choices.js';
import styles from './image-maker.module.css';

/** The card as it will be. Its reference appears when the words were found there. */
export function SketchPicture({ choices }: { readonly choices: Choices }) {
  const t = useTexts();
  const language = useLanguage();
  const place = usePlace(choices, language);
  const sketch = useSketch(useDeferredValue(choices), {
    language,
    example: t('example'),
    edition: place.kind === 'there' ? place.edition : undefined,
    unchecked: t('unchecked'),
  });
  if (!sketch)
    return (
      <p role="status" className={styles.awaited}>
        {t('sketching')}
      </p>
    );
  if (sketch.kind === 'unsupported')
    return (
      <p role="alert" className={styles.bad}>
        {t('unsupported', { characters: sketch.characters })}
      </p>
    );
  const { address, width, height } = sketch;
  return (
    <>
      <img
        src={address}
        alt={t('sketch')}
        width={width}
        height={height}
        className={styles.picture}
        data-cut-out={choices.background === 'transparent' || undefined}
      />
      <p role="status" className={styles.note}>
        {place.kind === 'absent' && t('notThere', { reference: choices.reference.trim() })}
      </p>
    </>
  );
}
