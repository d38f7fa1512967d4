import { storedText, useModule } from '@word-unfolded/ui';
import { Suspense, useEffect, useState } from 'react';
import { ListenAction, type SpeechPassages } from '@word-unfolded/speech';
import type { MappedPassage } from '../../features/mapping/components/mapping-callbacks.js';
import { StudyPanel } from '../../features/words/study-panel.js';
import { useTexts } from '../../locales/texts.js';
import { openLexicon } from '../../scripture/words/lexicon-focus.js';
import { onVerseRequest, useRequested } from '../../scripture/selection/verse-requests.js';
import { useStudyFocus } from '../../scripture/words/study-focus.js';
import { StoredPassages } from './stored/stored-passages.js';
import styles from './study-parts.module.css';
import { LazyWritings } from './lazy/lazy-writings.js';

/** The parts of the study panel: the verse, its places and years, its mapping in five steps, a question about its words. */
const PARTS = ['verse', 'places', 'mapping', 'words', 'writings'] as const;

type StudyPart = (typeof PARTS)[number];

/** The part that was open last. */
const stored = storedText('studyPart');

/** The parts of the study panel, one at a time. Tapping a word or a verse in the text opens its part. */
export function StudyParts() {
  const t = useTexts();
  const isMapped = useRequested('mapping') !== undefined;
  const [part, setPart] = useState<StudyPart>(() =>
    isMapped ? 'mapping' : (PARTS.find((each) => each === stored.read()) ?? 'verse'),
  );
  const choose = (next: StudyPart) => {
    stored.write(next);
    setPart(next);
  };
  useEffect(
    () =>
      useStudyFocus.subscribe((now, before) => {
        const isChosen = now.verse !== before.verse || now.words !== before.words;
        if (isChosen && now.verse !== undefined) setPart('verse');
      }),
    [],
  );
  useEffect(
    () =>
      onVerseRequest((request) => {
        if (request.part === 'mapping') setPart('mapping');
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
        {part === 'mapping' && <MappingSlot />}
        {part === 'words' && <WordMapSlot />}
        {part === 'writings' && <LazyWritings />}
      </Suspense>
    </>
  );
}

const listen = (spoken: SpeechPassages) => <ListenAction spoken={spoken} />;

function PlacesSlot() {
  const atlas = useModule(() => import('../../features/atlas/panel/passage-atlas.js'), true);
  return atlas ? <atlas.PassageAtlas /> : <div className={styles.awaited} />;
}

const survey = (passage: MappedPassage) => <SurveySlot {...passage} />;

function SurveySlot({ reference, osis, translationId }: MappedPassage) {
  const atlas = useModule(() => import('../../features/atlas/panel/mapping-survey.js'), true);
  return atlas && <atlas.MappingSurvey reference={reference} osis={osis} translationId={translationId} />;
}

function MappingSlot() {
  const mapping = useModule(() => import('../../features/mapping/components/mapping-panel.js'), true);
  return mapping && <mapping.MappingPanel listen={listen} onLexicon={openLexicon} survey={survey} />;
}

function WordMapSlot() {
  const words = useModule(() => import('../../features/word-map/components/word-map-panel.js'), true);
  return words && <words.WordMapPanel onLexicon={openLexicon} />;
}
