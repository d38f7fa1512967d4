import { useInfiniteQuery } from '@tanstack/react-query';
import type { LexiconAnswer } from '@word-unfolded/contracts';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { lexiconQuery } from '../../../scripture/api/word-queries.js';
import { BookStrip } from '../../../scripture/books/book-strip.js';
import { ORIGINAL_LANGUAGE_TAGS } from '../../../scripture/words/original-languages.js';
import { Sense } from '../../../scripture/words/sense.js';
import { useTexts } from '../texts.js';
import { AnswerState, MoreButton } from './answer-state.js';
import { PassageList } from './passage-list.js';
import { SourceLine } from './source-line.js';
import styles from './study.module.css';

/** Maximum number of renderings shown for each translation. */
const RENDERINGS = 12;

type LexiconEntryProps = {
  readonly strongs: string;
  readonly translationId: string;
  readonly onOpen: (strongs: string) => void;
};

/** An original word: its entry, its renderings in the translations, and its other occurrences. */
export function LexiconEntry({ strongs, translationId, onOpen }: LexiconEntryProps) {
  const t = useTexts();
  const language = useLanguage();
  const list = useInfiniteQuery(lexiconQuery(strongs, translationId, language));
  const [answer] = list.data?.pages ?? [];
  if (!list.data || !answer) return <AnswerState error={list.error} onRetry={() => void list.refetch()} />;
  const { translation, pagination } = answer.places;
  // What is in the reader's own language comes before a dictionary in another one.
  const isForeign = answer.source.language !== language;
  return (
    <div className={styles.entry}>
      <Head answer={answer} />
      {isForeign && <Renderings answer={answer} />}
      <Dictionary answer={answer} onOpen={onOpen} />
      <SourceLine source={answer.source} />
      {!isForeign && <Renderings answer={answer} />}
      {translation && (
        <section className={styles.section}>
          <h5 className={styles.subject}>
            {t('lexicon.places', { count: pagination.total, translation: translation.abbreviation })}
          </h5>
          <BookStrip
            label={t('lexicon.books', { translation: translation.abbreviation })}
            books={answer.places.books}
          />
          <PassageList
            passages={list.data.pages.flatMap(({ places }) => places.items)}
            language={translation.language}
            translationId={translation.id}
          />
          <MoreButton list={list} />
          <SourceLine source={translation} />
        </section>
      )}
    </div>
  );
}

/** The word itself, with its sense in a word or two. */
function Head({ answer }: { readonly answer: LexiconAnswer }) {
  const t = useTexts();
  const { strongs, language, entry } = answer;
  if (!entry) return <p className={styles.none}>{t('lexicon.missing')}</p>;
  return (
    <>
      <h4 className={styles.lemma}>
        <span lang={ORIGINAL_LANGUAGE_TAGS[language]} dir="auto">
          {entry.lemma}
        </span>
        <span className={styles.sound}>
          {[entry.transliteration, entry.pronunciation].filter(Boolean).join(', ')}
        </span>
      </h4>
      <p className={styles.number}>
        {t(`lexicon.languages.${language}`)}, {strongs}
      </p>
      <p className={styles.verse}>
        <Sense answer={answer} />
      </p>
    </>
  );
}

type DictionaryProps = { readonly answer: LexiconAnswer; readonly onOpen: (strongs: string) => void };

/** What the dictionary says of the word. */
function Dictionary({ answer: { entry, source }, onOpen }: DictionaryProps) {
  const t = useTexts();
  if (!entry) return null;
  const { senses, derivation, kingJames, related } = entry;
  return (
    <>
      {senses.length > 0 && (
        <div className={styles.prose} lang={source.language}>
          <ol className={styles.senses}>
            {senses.map((sense, index) => (
              <li key={index}>{sense}</li>
            ))}
          </ol>
        </div>
      )}
      <dl className={styles.facts}>
        {derivation && (
          <>
            <dt>{t('lexicon.derivation')}</dt>
            <dd lang={source.language}>{derivation}</dd>
          </>
        )}
        {kingJames && (
          <>
            <dt>{t('lexicon.kingJames')}</dt>
            <dd lang="en">{kingJames}</dd>
          </>
        )}
        {related.length > 0 && (
          <>
            <dt>{t('lexicon.related')}</dt>
            <dd>
              {related.map((number) => (
                <button key={number} type="button" className={styles.link} onClick={() => onOpen(number)}>
                  {number}
                </button>
              ))}
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

function Renderings({ answer }: { readonly answer: LexiconAnswer }) {
  const t = useTexts();
  const { list } = formatsOf(useLanguage());
  const known = answer.renderings.filter(({ renderings }) => renderings.length > 0);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ translation, renderings }) => (
        <div key={translation.id}>
          <dt>{t('lexicon.renderings', { translation: translation.abbreviation })}</dt>
          <dd lang={translation.language}>
            {list(
              renderings
                .slice(0, RENDERINGS)
                .map(({ text, times }) => t('lexicon.times', { text, count: times })),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
