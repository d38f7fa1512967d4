import { useInfiniteQuery } from '@tanstack/react-query';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { Link } from '@word-unfolded/ui';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { lexiconQuery } from '../../../scripture/api/word-queries.js';
import { BookStrip } from '../../../scripture/books/book-strip.js';
import { ORIGINAL_LANGUAGE_TAGS } from '../../../scripture/words/original-languages.js';
import { Sense } from '../../../scripture/words/sense.js';
import { useTexts } from '../texts.js';
import styles from './drawn-word.module.css';

/** The most renderings of a word that are drawn, and verses that are listed. */
const RENDERINGS = 6;
const VERSES = 5;

/** The height of a drawn rendering, in the units of the drawing. */
const ROW = 32;

type DrawnWordProps = {
  /** As the translation has it. */
  readonly word: string;
  /** Whether it is the first original word of the word; the others are drawn below it, without the word. */
  readonly isFirst: boolean;
  readonly strongs: string;
  readonly translationId: string;
  readonly onLexicon: (strongs: string) => void;
};

/**
 * An original word as a drawing: the word of the translation, the original one behind it, and its renderings as branches,
 * the wider the more often; below them the books that have it, as a strip and a table, and verses.
 */
export function DrawnWord({ word, isFirst, strongs, translationId, onLexicon }: DrawnWordProps) {
  const t = useTexts();
  const language = useLanguage();
  const { number } = formatsOf(language);
  const { data } = useInfiniteQuery(lexiconQuery(strongs, translationId, language));
  const [answer] = data?.pages ?? [];
  if (!answer?.entry) return <div className={styles.awaited} />;
  const { entry, places, renderings } = answer;
  const known =
    renderings.find(({ translation }) => translation.id === translationId) ??
    renderings.find((each) => each.renderings.length > 0);
  const branches = known?.renderings.slice(0, RENDERINGS) ?? [];
  const most = Math.max(1, ...branches.map(({ times }) => times));
  const { translation } = places;
  return (
    <figure className={styles.drawing} aria-label={t('drawing.label', { word })}>
      {isFirst && <p className={styles.word}>{word}</p>}
      <svg className={styles.stem} viewBox="0 0 2 24" aria-hidden="true">
        <path d="M1 0V24" />
      </svg>
      <button type="button" className={styles.lemma} onClick={() => onLexicon(strongs)}>
        <span lang={ORIGINAL_LANGUAGE_TAGS[answer.language]} dir="auto">
          {entry.lemma}
        </span>
        <span className={styles.sound}>
          {entry.transliteration}, {strongs}
        </span>
        <Sense className={styles.sense} answer={answer} />
      </button>
      {branches.length > 0 && known && (
        <div className={styles.branches}>
          <svg viewBox={`0 0 48 ${ROW * branches.length}`} aria-hidden="true" preserveAspectRatio="none">
            {branches.map(({ text, times }, index) => (
              <path
                key={text}
                d={`M4 0V${ROW * (index + 0.5) - 10}q0 10 10 10H48`}
                style={{ strokeWidth: 1 + (4 * times) / most }}
              />
            ))}
          </svg>
          <ol
            aria-label={t('drawing.renderings', { translation: known.translation.abbreviation })}
            lang={known.translation.language}
          >
            {branches.map(({ text, times }) => (
              <li key={text}>
                {text}
                <span className={styles.times}>{number(times)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      {translation && (
        <>
          <BookStrip
            label={t('drawing.books', { translation: translation.abbreviation })}
            books={places.books}
          />
          <ul className={styles.verses} aria-label={t('drawing.verses')}>
            {places.items.slice(0, VERSES).map(({ osis, reference }) => (
              <li key={osis}>
                <Link to={passageAddress(reference, translation.id)}>{reference}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </figure>
  );
}
