import { useQuery } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { getMarginReferencesRoute, type PassageAnswer } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Link } from '@word-unfolded/ui';
import { Fragment } from 'react';
import { useTexts } from '../pages/landing/texts.js';
import styles from './margin-references.module.css';

/** A leaf with a margin beside its text. */
const WIDE = '(min-width: 68.75em)';

/** The most verses whose references a leaf has; those of a whole chapter would be longer than its text. */
const MOST_VERSES = 12;

/** The best cross references of the verses of a leaf, verse by verse. Where there is no margin beside the text, none. */
export function MarginReferences({ answer }: { readonly answer: PassageAnswer }) {
  const t = useTexts();
  const language = useLanguage();
  const { translation } = answer;
  const verses = answer.passages.flatMap((passage) => passage.verses);
  const ref = answer.passages.map(({ osis }) => osis).join(';');
  const { data } = useQuery({
    queryKey: ['margin of leaf', ref, translation.id, language],
    queryFn: ({ signal }) =>
      getData(
        getMarginReferencesRoute,
        { query: { ref, translation: translation.id } },
        { language, signal },
      ),
    enabled: verses.length <= MOST_VERSES && typeof window !== 'undefined' && window.matchMedia(WIDE).matches,
    staleTime: Infinity,
  });
  if (!data) return null;
  const numberOf = (id: number) => verses.find(({ canonicalId }) => canonicalId === id)?.number;
  return (
    <section className={styles.references} aria-label={t('scripturePage.references')}>
      {data.verses
        .filter(({ references }) => references.length > 0)
        .map(({ canonicalId, references }) => (
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
