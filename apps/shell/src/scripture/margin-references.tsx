import { useQuery } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import {
  getMarginReferencesRoute,
  type GetMarginReferences,
  type PassageAnswer,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Link } from '@word-unfolded/ui';
import { Fragment } from 'react';
import { useTexts } from '../pages/landing/texts.js';
import styles from './margin-references.module.css';

/** The most verses whose references a leaf has; those of a whole chapter would be longer than its text. */
const MOST_VERSES = 12;

/** The best cross references of each verse of an answer. */
export type MarginOfLeaf = {
  /** Whether they are still to come: a leaf that showed its text before would move it. */
  readonly isLoading: boolean;
  readonly verses: readonly MarginVerse[];
};

type MarginVerse = ResponseOf<typeof GetMarginReferences>['verses'][number];

/** The margin of a leaf: its cross references, unless it is so long that they would be longer than its text. */
export function useMarginOfLeaf(answer: PassageAnswer | undefined): MarginOfLeaf {
  const language = useLanguage();
  const ref = answer?.passages.map(({ osis }) => osis).join(';') ?? '';
  const translation = answer?.translation.id ?? '';
  const { data, isLoading } = useQuery({
    queryKey: ['margin of leaf', ref, translation, language],
    queryFn: ({ signal }) =>
      getData(getMarginReferencesRoute, { query: { ref, translation } }, { language, signal }),
    enabled: answer !== undefined && versesOf(answer).length <= MOST_VERSES,
    staleTime: Infinity,
    retry: false,
  });
  // The server sends the text at its time, with or without its margin.
  const isAwaited = isLoading && typeof document !== 'undefined';
  return {
    isLoading: isAwaited,
    verses: data?.verses.filter(({ references }) => references.length > 0) ?? [],
  };
}

const versesOf = (answer: PassageAnswer) => answer.passages.flatMap((passage) => passage.verses);

type MarginReferencesProps = { readonly answer: PassageAnswer; readonly margin: MarginOfLeaf };

/** The best cross references of the verses of a leaf, verse by verse. */
export function MarginReferences({ answer, margin }: MarginReferencesProps) {
  const t = useTexts();
  const numberOf = (id: number) => versesOf(answer).find(({ canonicalId }) => canonicalId === id)?.number;
  return (
    <section className={styles.references} aria-label={t('scripturePage.references')}>
      {margin.verses.map(({ canonicalId, references }) => (
        <p key={canonicalId}>
          <i>{numberOf(canonicalId)}</i>
          {references.map(({ osis, reference }, index) => (
            <Fragment key={osis}>
              {index > 0 && '; '}
              <Link to={`${PAGES.home}?${new URLSearchParams({ ref: reference })}`} preventScrollReset>
                {reference}
              </Link>
            </Fragment>
          ))}
        </p>
      ))}
    </section>
  );
}
