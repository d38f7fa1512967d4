import { storedText, useModule } from '@word-unfolded/ui';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { StudyPanel } from '../../features/words/study-panel.js';
import { useIsWide } from '../../layout/use-is-wide.js';
import { useTexts } from '../../locales/texts.js';
import { useMappingView } from '../../scripture/address/mapping-view.js';
import { openLexicon } from '../../scripture/words/lexicon-focus.js';
import { useStudyFocus } from '../../scripture/words/study-focus.js';
import { StoredPassages } from './stored/stored-passages.js';
import styles from './study-parts.module.css';
import { LazyMapping } from './lazy/lazy-mapping.js';
import { LazyWritings } from './lazy/lazy-writings.js';

/** The parts of the study panel: the verse, its places and years, its mapping in five steps, a question about its words. */
const PARTS = ['verse', 'places', 'mapping', 'words', 'writings'] as const;

type StudyPart = (typeof PARTS)[number];
type OtherPart = Exclude<StudyPart, 'mapping'>;

const OTHER_PARTS = PARTS.filter((part) => part !== 'mapping');

/** The part that was open last; Mapping is opened by the address. */
const stored = storedText('studyPart');

/**
 * The parts of the study panel, one at a time. Tapping a word or a verse in the text opens its part. On a wide page
 * Mapping is in the middle, and its part has the passage.
 */
export function StudyParts() {
  const t = useTexts();
  const isWide = useIsWide();
  const mapping = useMappingView();
  const [other, setOther] = useState<OtherPart>(
    () => OTHER_PARTS.find((each) => each === stored.read()) ?? 'verse',
  );
  const part = mapping.isOpen ? 'mapping' : other;
  const choose = (next: StudyPart) => {
    if (next === 'mapping') return mapping.open();
    stored.write(next);
    setOther(next);
    mapping.close();
  };
  const showVerse = useEffectEvent(() => {
    setOther('verse');
    mapping.close();
  });
  useEffect(
    () =>
      useStudyFocus.subscribe((now, before) => {
        const isChosen = now.verse !== before.verse || now.words !== before.words;
        const isOpened = now.inView !== before.inView;
        if (isChosen && !isOpened && now.verse !== undefined) showVerse();
      }),
    [],
  );
  return (
    <>
      <div role="group" aria-label={t('parts.label')} className={styles.parts}>
        {PARTS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.part}
            aria-pressed={each === part}
            onClick={() => choose(each)}
          >
            {t(`parts.${each}`)}
          </button>
        ))}
      </div>
      <Suspense>
        {part === 'verse' && (
          <StudyPanel>
            <StoredPassages />
          </StudyPanel>
        )}
        {part === 'places' && <PlacesSlot />}
        {part === 'mapping' && <LazyMapping part={isWide ? 'passage' : 'steps'} />}
        {part === 'words' && <WordMapSlot />}
        {part === 'writings' && <LazyWritings />}
      </Suspense>
    </>
  );
}

function PlacesSlot() {
  const atlas = useModule(() => import('../../features/atlas/panel/passage-atlas.js'), true);
  return atlas ? <atlas.PassageAtlas /> : <div className={styles.awaited} />;
}

function WordMapSlot() {
  const words = useModule(() => import('../../features/word-map/components/word-map-panel.js'), true);
  return words && <words.WordMapPanel onLexicon={openLexicon} />;
}
