import type { PreviewedPassage, TextRange } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { Link } from '@word-unfolded/ui';
import { MarkedText } from '../../../scripture/text/marked-text.js';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import styles from './study.module.css';

type PassageListProps = {
  readonly passages: readonly (Pick<PreviewedPassage, 'reference' | 'osis' | 'text'> & {
    readonly words?: readonly TextRange[];
    /** A remark about the passage. */
    readonly aside?: string;
  })[];
  /** The language of the text. */
  readonly language: Language;
  readonly translationId: string;
};

/** Passages with the beginning of their text; each links to the reader. */
export function PassageList({ passages, language, translationId }: PassageListProps) {
  return (
    <ul className={styles.passages}>
      {passages.map(({ reference, osis, text, words = [], aside }, index) => (
        <li key={`${osis} ${index}`}>
          <Link className={styles.reference} to={passageAddress(reference, translationId)}>
            {reference}
          </Link>
          {aside && <span className={styles.aside}>{aside}</span>}
          <p className={styles.preview} lang={language}>
            <MarkedText text={text} ranges={words} />
          </p>
        </li>
      ))}
    </ul>
  );
}
