import { useOverlay, usePageTitle, useShortcuts, VisuallyHidden } from '@word-unfolded/ui';
import { useRef } from 'react';
import { useTexts } from '../../locales/texts.js';
import { ChapterLinks } from './components/chapter-links.js';
import { PassageError } from './components/passage-error.js';
import { ReadingPane } from './components/reading-pane.js';
import { RunningHead } from './components/running-head.js';
import { Welcome } from './components/welcome.js';
import { useArrivalAtPassage } from './hooks/use-arrival-at-passage.js';
import { useCopyPassage } from './hooks/use-copy-passage.js';
import { useOpenedPassage } from './hooks/use-opened-passage.js';
import styles from './passage-reader.module.css';
import { useReaderSettings } from './reader-settings.js';

/** The reader: the passage of the address, and what one does with it. */
export function PassageReader() {
  const t = useTexts();
  const [box, text] = [useRef<HTMLInputElement>(null), useRef<HTMLDivElement>(null)];
  const passage = useOpenedPassage();
  const { asked, reading, reference, translation } = passage;
  const { jesusInColour, verseNumbers, shortcuts: usesKeys } = useReaderSettings();
  const copy = useCopyPassage(reading.answers);
  const keys = useOverlay('dialog', () => import('./components/shortcuts-dialog.js'));
  const seek = () => box.current?.focus();

  usePageTitle(reference);
  useArrivalAtPassage(text, `${asked.reference} ${asked.translationId}`);
  useShortcuts({ '/': seek, '?': keys.open, '[': passage.openPrevious, ']': passage.openNext }, usesKeys);

  return (
    <section
      className={styles.reader}
      aria-label={t('scripture')}
      data-jesus={jesusInColour ? 'colour' : undefined}
      data-verse-numbers={verseNumbers ? undefined : 'off'}
    >
      <RunningHead
        reference={reading.hasMore ? asked.reference : reference}
        translationId={passage.translationId}
        inputRef={box}
        onOpen={passage.open}
        onChooseTranslation={passage.openTranslation}
        acts={{ onCopy: copy, onShowShortcuts: keys.open }}
      />
      <div ref={text} tabIndex={-1} className={styles.text} aria-busy={reading.isAwaited}>
        {passage.isFirstVisit && <Welcome />}
        {reading.error !== null && !reading.isCurrent && (
          <PassageError
            error={reading.error}
            keptReference={passage.inView}
            onRetry={reading.retry}
            onChange={seek}
          />
        )}
        <ReadingPane reading={reading} awaited={asked.reference}>
          {translation && <ChapterLinks neighbours={passage.neighbours} translationId={translation.id} />}
        </ReadingPane>
      </div>
      <VisuallyHidden role="status">
        {reading.isCurrent && translation && t('opened', { reference, translation: translation.name })}
      </VisuallyHidden>
      {keys.module && <keys.module.ShortcutsDialog {...keys.overlay} />}
    </section>
  );
}
