import { useQuery } from '@tanstack/react-query';
import type { CommentaryAnswer } from '@word-unfolded/contracts';
import { Button, Link } from '@word-unfolded/ui';
import { useState } from 'react';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { commentaryQuery, type VerseRequest } from '../api/verse-queries.js';
import { useTexts } from '../texts.js';
import { AnswerState } from './answer-state.js';
import { SourceLine } from './source-line.js';
import styles from './study.module.css';

/** The commentary on a verse. */
export function Commentary({ verse }: { readonly verse: VerseRequest }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(commentaryQuery(verse));
  if (!data) return <AnswerState error={error} onRetry={() => void refetch()} />;
  if (!data.source.available)
    return <p className={styles.none}>{t('source.unavailable', { name: data.source.name })}</p>;
  return (
    <>
      {data.sections.length === 0 && <p className={styles.none}>{t('commentary.none')}</p>}
      {data.sections.map((section) => (
        <Section
          key={section.osis}
          section={section}
          language={data.source.language}
          translationId={verse.translationId}
        />
      ))}
      <SourceLine source={data.source} />
    </>
  );
}

/** Number of paragraphs shown before the reader expands the rest. */
const FIRST_PARAGRAPHS = 2;

type SectionProps = {
  readonly section: CommentaryAnswer['sections'][number];
  readonly language: string;
  readonly translationId: string;
};

function Section({ section, language, translationId }: SectionProps) {
  const t = useTexts();
  const [isWhole, setWhole] = useState(false);
  const { reference, introduction, paragraphs, references } = section;
  const shown = isWhole ? paragraphs : paragraphs.slice(0, FIRST_PARAGRAPHS);
  return (
    <article className={styles.section}>
      <h4 className={styles.subject}>{reference}</h4>
      <div className={styles.prose} lang={language}>
        {isWhole && introduction.length > 0 && (
          <details>
            <summary>{t('commentary.about')}</summary>
            {introduction.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </details>
        )}
        {shown.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {!isWhole && (paragraphs.length > shown.length || introduction.length > 0) && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('readOn')}
        </Button>
      )}
      {isWhole && references.length > 0 && (
        <p className={styles.named}>
          {t('commentary.named')}:{' '}
          {references.map((cited) => (
            <Link key={cited.osis} to={passageAddress(cited.reference, translationId)}>
              {cited.reference}
            </Link>
          ))}
        </p>
      )}
    </article>
  );
}
