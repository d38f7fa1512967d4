import { isNoReference } from '@word-unfolded/api-client';
import type { PassageAnswer } from '@word-unfolded/contracts';
import {
  useOverlay,
  usePageTitle,
  useReaderSettings,
  useReplacesFirstPage,
  useShortcuts,
  VisuallyHidden,
} from '@word-unfolded/ui';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTexts } from '../../../locales/texts.js';
import { VerseColoursContext, type VerseColours } from '../../../scripture/selection/verse-colours.js';
import { VerseNotesContext, type VerseNote } from '../../../scripture/selection/verse-notes.js';
import { LinkedWordsContext } from '../../../scripture/words/linked-words.js';
import { ChapterLinks } from '../../../features/passage/components/reading/chapter-links.js';
import { PassageError } from '../../../features/passage/components/states/passage-error.js';
import { ReadingPane } from '../../../features/passage/components/reading/reading-pane.js';
import { RunningHead } from '../../../features/passage/components/reading/running-head.js';
import { Welcome } from '../../../features/passage/components/welcome/welcome.js';
import { useArrivalAtPassage } from '../../../features/passage/hooks/use-arrival-at-passage.js';
import { useCopyPassage } from '../../../features/passage/hooks/use-copy-passage.js';
import { usePassagesToSpeak } from '../../../features/passage/hooks/use-passages-to-speak.js';
import type { PassagesToSpeak } from '@word-unfolded/speech';
import { useCurrentPassage } from '../../../features/passage/hooks/use-current-passage.js';
import { usePassagePicture } from '../../../features/passage/hooks/use-passage-picture.js';
import { useSharePassage } from '../../../features/passage/hooks/use-share-passage.js';
import { useStudyOfPassage } from '../../../scripture/words/use-study-of-passage.js';
import styles from './passage-reader.module.css';

/** Parts that most passages do not have: they are loaded when they are shown. */
const FoundInstead = lazy(() =>
  import('./found-instead.js').then((module) => ({ default: module.FoundInstead })),
);
const ParallelPane = lazy(() =>
  import('../../../features/parallel/parallel-pane.js').then((module) => ({ default: module.ParallelPane })),
);

/** The open passage, its parts for reading aloud, and whether the reader requested it. */
export type OpenPassage = {
  readonly answer: PassageAnswer | undefined;
  readonly speech: PassagesToSpeak | undefined;
  readonly isRequested: boolean;
  /** Makes a picture of some of its words. */
  readonly makePicture: (quote: string, reference: string) => void;
};

const NO_COLOURS: VerseColours = new Map();
const NO_NOTES: readonly VerseNote[] = [];

type PassageReaderProps = {
  /**
   * Further actions for the open passage, beside the field. There is no open passage while one loads, and the one of
   * the first visit was not requested by the reader.
   */
  readonly renderActions?: (passage: OpenPassage) => ReactNode;
  /** Content over the text, positioned within it. */
  readonly renderOverText?: (passage: OpenPassage) => ReactNode;
  /** The reader's highlights. */
  readonly colours?: VerseColours;
  /** The reader's notes on verses. */
  readonly notes?: readonly VerseNote[];
};

/** The reader: the passage of the address and its actions. A query that is not a reference is searched for. */
export function PassageReader({
  renderActions,
  renderOverText,
  colours = NO_COLOURS,
  notes = NO_NOTES,
}: PassageReaderProps) {
  const t = useTexts();
  const [box, text] = [useRef<HTMLInputElement>(null), useRef<HTMLDivElement>(null)];
  const passage = useCurrentPassage();
  const { requested, beside, reading, reference, translation, translationId } = passage;
  const settings = useReaderSettings();
  const copy = useCopyPassage(reading.answers);
  const share = useSharePassage(reference, passage.openAddress);
  const picture = usePassagePicture(text, reading.isCurrent ? reading.answers : undefined, reference);
  const links = useStudyOfPassage(text, reading.answers, passage.inView, reading.isAwaited);
  const keys = useOverlay(
    'dialog',
    () => import('../../../features/passage/components/tools/shortcuts-dialog.js'),
  );
  const seek = () => box.current?.focus();
  const open = reading.isCurrent ? reading.answers?.pages[0] : undefined;
  const speech = usePassagesToSpeak(reading);
  const isWords = !reading.isCurrent && isNoReference(reading.error);

  const openPassage: OpenPassage = {
    answer: open,
    speech,
    isRequested: !passage.isFirstVisit,
    makePicture: picture.openWith,
  };
  usePageTitle(reference);
  useReplacesFirstPage(!reading.isAwaited);
  useArrivalAtPassage(text, `${requested.reference} ${requested.translationId}`);
  useShortcuts(
    { '/': seek, '?': keys.open, '[': passage.openPrevious, ']': passage.openNext },
    settings.shortcuts,
  );

  return (
    <section
      className={styles.reader}
      aria-label={t('scripture')}
      data-jesus={settings.jesusInColour ? 'colour' : undefined}
      data-verse-numbers={settings.verseNumbers ? undefined : 'off'}
      data-headings={settings.headings ? undefined : 'off'}
      data-type-size={settings.typeSize}
      data-measure={settings.measure}
      data-line-height={settings.lineHeight}
      data-beside={beside.length > 0 ? '' : undefined}
    >
      <RunningHead
        reference={reading.hasMore ? requested.reference : reference}
        translationId={translationId}
        inputRef={box}
        onOpen={passage.open}
        onChooseTranslation={passage.openTranslation}
        actions={{
          onCopy: copy,
          onShare: share,
          onPicture: picture.open,
          onShowShortcuts: keys.open,
          beside: { translationId, chosen: beside, onChange: passage.openBeside },
          speech,
        }}
      >
        {renderActions?.(openPassage)}
      </RunningHead>
      <div ref={text} tabIndex={-1} className={styles.text} aria-busy={reading.isAwaited}>
        {passage.isFirstVisit && <Welcome />}
        <Suspense>
          {isWords && <FoundInstead words={requested.reference} translationId={requested.translationId} />}
        </Suspense>
        {reading.error !== null && !reading.isCurrent && !isWords && (
          <PassageError
            error={reading.error}
            requested={requested}
            storedReference={passage.inView}
            onRetry={reading.retry}
            onChange={seek}
          />
        )}
        {!isWords && beside.length > 0 && translation && reading.isCurrent && (
          <Suspense>
            <ParallelPane reference={requested.reference} translationIds={[translation.id, ...beside]} />
            <ChapterLinks neighbours={passage.neighbours} translationId={translation.id} beside={beside} />
          </Suspense>
        )}
        {!isWords && (beside.length === 0 || !reading.isCurrent) && (
          <LinkedWordsContext value={links}>
            <VerseColoursContext value={colours}>
              <VerseNotesContext value={notes}>
                <ReadingPane reading={reading} requested={requested}>
                  {translation && (
                    <ChapterLinks neighbours={passage.neighbours} translationId={translation.id} />
                  )}
                </ReadingPane>
              </VerseNotesContext>
            </VerseColoursContext>
          </LinkedWordsContext>
        )}
        {beside.length === 0 && renderOverText?.(openPassage)}
      </div>
      <VisuallyHidden role="status">
        {reading.isCurrent && translation && t('opened', { reference, translation: translation.name })}
      </VisuallyHidden>
      {picture.dialog}
      {keys.module && <keys.module.ShortcutsDialog {...keys.overlay} />}
    </section>
  );
}
