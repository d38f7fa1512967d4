import { useQuery } from '@tanstack/react-query';
import { isNoReference, isUnanswered } from '@word-unfolded/api-client';
import type { PassageAnswer } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Delayed, Link, TextSkeleton, useReplacesFirstPage } from '@word-unfolded/ui';
import { BlankLeaf, PassageLeaf } from '../../../scripture/passage-leaf.js';
import {
  MarginReferences,
  useMarginOfLeaf,
  type MarginOfLeaf,
} from '../../../scripture/margin-references.js';
import { passageQuery } from '../passage-query.js';
import { chapterOf, studyAddress } from '../study-address.js';
import { useTexts } from '../texts.js';
import { FoundWords } from './found-words.js';
import { ScriptureError } from './scripture-error.js';
import { useFallbackPassage } from './use-fallback-passage.js';

type ScripturePageProps = {
  readonly reference: string;
  readonly onOpen: (reference: string) => void;
  /** Asks the assistant about the open passage. */
  readonly onAsk: () => void;
};

const SKELETON_LINES = 6;

/** The visitor's reading view: the text of the API's response, or the error. */
export function ScripturePage({ reference, onOpen, onAsk }: ScripturePageProps) {
  const t = useTexts();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(passageQuery(reference, language));
  const margin = useMarginOfLeaf(data);
  const isWhole = data !== undefined && !margin.isLoading;
  useReplacesFirstPage(isWhole);
  const fallback = useFallbackPassage(reference, isUnanswered(error) && error !== null);
  const open = (answer: PassageAnswer) => (
    <OpenPage answer={answer} margin={answer === data ? margin : NO_MARGIN} onAsk={onAsk} />
  );
  if (isWhole) return open(data);
  if (!error)
    return (
      <BlankLeaf label={t('scripturePage.label')}>
        <Delayed>
          <TextSkeleton lines={SKELETON_LINES} label={t('scripturePage.loading', { reference })} />
        </Delayed>
      </BlankLeaf>
    );
  return (
    <>
      <BlankLeaf label={t('scripturePage.label')}>
        {isNoReference(error) ? (
          <FoundWords words={reference} onOpen={onOpen} />
        ) : (
          <ScriptureError error={error} onRetry={() => void refetch()}>
            {fallback && t('scripturePage.meanwhile')}
          </ScriptureError>
        )}
      </BlankLeaf>
      {fallback && open(fallback)}
    </>
  );
}

const NO_MARGIN: MarginOfLeaf = { isLoading: false, verses: [] };

type OpenPageProps = Pick<ScripturePageProps, 'onAsk'> & {
  readonly answer: PassageAnswer;
  readonly margin: MarginOfLeaf;
};

function OpenPage({ answer, margin, onAsk }: OpenPageProps) {
  const t = useTexts();
  const { reference, next } = answer;
  const chapter = chapterOf(reference);
  return (
    <PassageLeaf
      answer={answer}
      level={2}
      margin={margin.verses.length > 0 && <MarginReferences answer={answer} margin={margin} />}
    >
      {chapter !== reference && (
        <Link to={`${PAGES.home}?${new URLSearchParams({ ref: chapter })}`} preventScrollReset>
          {t('scripturePage.chapter')}
        </Link>
      )}
      <Button variant="quiet" onClick={onAsk}>
        {t('scripturePage.ask')}
      </Button>
      <Link to={studyAddress(reference)}>{next ? t('scripturePage.goOn') : t('scripturePage.study')}</Link>
    </PassageLeaf>
  );
}
