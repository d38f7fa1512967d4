import { useQuery } from '@tanstack/react-query';
import { readableText } from '@word-unfolded/api-client';
import type { PassageAnswer } from '@word-unfolded/contracts';
import { PRODUCT } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import {
  Button,
  Delayed,
  ErrorState,
  Link,
  TextSkeleton,
  usePageHead,
  useModule,
  useReplacesFirstPage,
} from '@word-unfolded/ui';
import {
  bookOfSlug,
  formatOsis,
  formatReference,
  passageAt,
  readingAddress,
} from '@word-unfolded/scripture-ref';
import { useSession } from '@word-unfolded/session';
import { useState } from 'react';
import { MarginReferences, useMarginOfLeaf } from '../../../scripture/margin-references.js';
import { BlankLeaf, PassageLeaf } from '../../../scripture/passage-leaf.js';
import { VerseColoursContext, type VerseColours } from '../../../scripture/verse-colours.js';
import { VerseLinks, type VerseLink } from '../../../scripture/verse-links.js';
import { plainReference, studyAddress } from '../../landing/study-address.js';
import { Breadcrumbs } from '../parts/breadcrumbs.js';
import { addressOfBook, addressOfChapter, crumbsOf } from '../parts/crumbs-of.js';
import { FindForm } from '../parts/find-form.js';
import { neighbourOf } from '../parts/neighbours.js';
import { VerseActions } from '../parts/verse-actions.js';
import { VerseBar } from '../parts/verse-bar.js';
import styles from '../read-page.module.css';
import { passageQuery } from '../reading-queries.js';
import { useTexts } from '../texts.js';
import type { Reading } from '../use-reading.js';

type PassageReading = Extract<Reading, { readonly kind: 'passage' }>;

/** Most characters of a description: search engines cut longer ones. */
const DESCRIPTION_CHARACTERS = 155;

/** A chapter, or verses of it, as a leaf with the way to its neighbours. */
export function PassageView(reading: PassageReading) {
  const t = useTexts();
  const { language, translation, book, chapter, passage, isWholeChapter } = reading;
  const { data, error, refetch } = useQuery(
    passageQuery(translation.id, formatOsis([passage]), translation.language),
  );
  const margin = useMarginOfLeaf(data);
  const isWhole = data !== undefined && !margin.isLoading;
  useReplacesFirstPage(isWhole);
  const spoken = useLanguage();
  const reference = data?.reference ?? formatReference([passage], translation.language);
  const crumbs = crumbsOf({
    title: t('title'),
    language,
    translation,
    book,
    chapter,
    ...(!isWholeChapter && { verses: { name: reference, passage } }),
  });
  usePassageHead(reading, reference, data, crumbs);
  const { open, bar } = useVerseBar(reading, data);
  const links = useVerseLinks(reading, open);
  const { status } = useSession();
  const own = useModule(() => import('../../../scripture/own-highlights.js'), status === 'signed-in');
  const [colours, setColours] = useState<VerseColours>();
  return (
    <div className={styles.reading}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.passage}>
        {isWhole ? (
          <VerseLinks.Provider value={links}>
            {own && <own.OwnHighlights answer={data} onColours={setColours} />}
            <VerseColoursContext value={colours}>
              <PassageLeaf
                answer={data}
                level={1}
                margin={margin.verses.length > 0 && <MarginReferences answer={data} margin={margin} />}
              >
                {!isWholeChapter && (
                  <Link to={addressOfChapter(translation, book, chapter)}>{t('chapter.whole')}</Link>
                )}
                {isWholeChapter ? (
                  <Link to={`${studyAddress(reference)}&translation=${encodeURIComponent(translation.id)}`}>
                    {t('chapter.study')}
                  </Link>
                ) : (
                  <VerseActions
                    reference={reference}
                    words={wordsOf(data, () => true)}
                    translation={translation}
                    address={readingAddress(translation, passage)}
                  />
                )}
              </PassageLeaf>
            </VerseColoursContext>
            {bar}
          </VerseLinks.Provider>
        ) : (
          <BlankLeaf label={reference}>
            {error ? (
              <ErrorState
                title={readableText(error, spoken, 'load')}
                actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
              />
            ) : (
              <Delayed>
                <TextSkeleton lines={6} label={t('loading')} />
              </Delayed>
            )}
          </BlankLeaf>
        )}
        <Neighbours {...reading} />
      </div>
      <div className={styles.beside}>
        <FindForm language={language} translation={translation.abbreviation} />
        <Others {...reading} />
      </div>
    </div>
  );
}

/**
 * Where the number of a verse leads: for a reader who is signed in to what they can do with it (mark it, note, ask), for
 * others to the bar below the passage, and without a script to the page of the verse.
 */
function useVerseLinks({ translation, book, chapter }: PassageReading, onOpen: (verse: number) => void) {
  const t = useTexts();
  const { status } = useSession();
  const id = bookOfSlug(book.osis);
  if (!id) return undefined;
  return (verse: number): VerseLink => {
    const passage = passageAt({ book: id, chapter, verse });
    const reference = formatReference([passage], translation.language);
    if (status !== 'signed-in')
      return {
        to: readingAddress(translation, passage),
        label: t('verse.label', { reference }),
        onOpen: () => onOpen(verse),
      };
    const to = `${studyAddress(reference)}&translation=${encodeURIComponent(translation.id)}`;
    return { to, label: t('chapter.studyVerse', { reference }) };
  };
}

/** The bar of a verse; closing it leads back to its number. */
function useVerseBar({ translation, book, chapter }: PassageReading, answer: PassageAnswer | undefined) {
  const [verse, setVerse] = useState<number>();
  const [pressed, setPressed] = useState<Element | null>(null);
  const open = (number: number) => {
    setPressed(document.activeElement);
    setVerse(number);
  };
  const id = bookOfSlug(book.osis);
  const words = wordsOf(answer, (number) => number === verse);
  if (verse === undefined || !id || words === '') return { open, bar: undefined };
  const passage = passageAt({ book: id, chapter, verse });
  const close = () => {
    setVerse(undefined);
    if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
  };
  const verses = {
    reference: formatReference([passage], translation.language),
    words,
    translation,
    address: readingAddress(translation, passage),
  };
  return { open, bar: <VerseBar verses={verses} onClose={close} /> };
}

function wordsOf(answer: PassageAnswer | undefined, isWanted: (verse: number) => boolean): string {
  const verses = answer?.passages.flatMap((passage) => passage.verses) ?? [];
  return verses
    .filter(({ number }) => isWanted(number))
    .map(({ text }) => text.trim())
    .join(' ');
}

function usePassageHead(
  { translation, readable, book, chapter, passage, isWholeChapter }: PassageReading,
  reference: string,
  answer: PassageAnswer | undefined,
  breadcrumbs: ReturnType<typeof crumbsOf>,
): void {
  const t = useTexts();
  const { name, abbreviation, language } = translation;
  const words = answer && wordsOf(answer, () => true);
  const card = new URLSearchParams({ ref: plainReference(reference), translation: translation.id });
  const isDefault = readable.find((each) => each.language === language) === translation;
  const chapterAddress = addressOfChapter(translation, book, chapter);
  usePageHead({
    title: t('chapter.title', { reference, abbreviation }),
    ...(words !== undefined && {
      description: shortened(t('chapter.description', { reference, name, words })),
    }),
    // Verses are listed as a part of their chapter, which has their words too.
    canonical: chapterAddress,
    ...(isDefault &&
      isWholeChapter && {
        alternates: alternatesOf(readable, (each) => addressOfChapter(each, book, chapter)),
      }),
    image: `/api/image/cards/passage?${card}`,
    type: 'article',
    breadcrumbs,
    structured: [
      {
        '@type': 'Chapter',
        name: reference,
        inLanguage: language,
        isAccessibleForFree: true,
        isPartOf: { '@type': 'Book', name: book.name, bookEdition: name, inLanguage: language },
        publisher: { '@type': 'Organization', name: PRODUCT.name },
        identifier: formatOsis([passage]),
      },
    ],
  });
}

/** The same chapter in the default translation of each language. */
function alternatesOf(
  readable: PassageReading['readable'],
  addressIn: (translation: PassageReading['translation']) => string,
): Record<string, string> {
  const firsts = readable.filter(
    (each) => readable.find(({ language }) => language === each.language) === each,
  );
  return Object.fromEntries(firsts.map((each) => [each.language, addressIn(each)]));
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_CHARACTERS) return text;
  return `${text.slice(0, DESCRIPTION_CHARACTERS).replace(/\s+\S*$/, '')}…`;
}

/** What stands before and after this passage, and all of the book. */
function Neighbours({ translation, books, book, chapter, passage, isWholeChapter }: PassageReading) {
  const t = useTexts();
  const { start, end } = passage;
  const isPart = !isWholeChapter && start.verse !== undefined && end.verse !== undefined;
  const before = neighbourOf(
    books,
    { book, chapter, ...(isPart && { verses: [start.verse, end.verse] as const }) },
    -1,
  );
  const after = neighbourOf(
    books,
    { book, chapter: end.chapter ?? chapter, ...(isPart && { verses: [start.verse, end.verse] as const }) },
    1,
  );
  return (
    <nav className={styles.neighbours} aria-label={t('chapter.label')}>
      {before && (
        <Link rel="prev" to={readingAddress(translation, before.passage)}>
          {t('chapter.previous', { reference: before.name })}
        </Link>
      )}
      <Link to={addressOfBook(translation, book)}>{t('chapter.all', { book: book.name })}</Link>
      {after && (
        <Link rel="next" to={readingAddress(translation, after.passage)}>
          {t('chapter.next', { reference: after.name })}
        </Link>
      )}
    </nav>
  );
}

/** The same chapter in the other translations that can be read here. */
function Others({ translation, readable, book, chapter }: PassageReading) {
  const t = useTexts();
  const others = readable.filter(({ id }) => id !== translation.id);
  if (others.length === 0) return null;
  return (
    <nav className={styles.others} aria-labelledby="others">
      <h2 id="others">{t('chapter.others')}</h2>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={addressOfChapter(other, book, chapter)} hrefLang={other.language} lang={other.language}>
              {other.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
