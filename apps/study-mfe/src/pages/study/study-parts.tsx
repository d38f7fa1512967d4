import { keptText, useModule } from '@word-unfolded/ui';
import { Suspense, useEffect, useState } from 'react';
import { ListenAct } from '../../features/speech/components/listen-act.js';
import { StudyPanel } from '../../features/words/study-panel.js';
import { useTexts } from '../../locales/texts.js';
import { openLexicon } from '../../scripture/words/lexicon-focus.js';
import { useStudyFocus } from '../../scripture/words/study-focus.js';
import type { SpokenPassages } from '../../spoken/spoken-passages.js';
import { KeptPassages } from './kept-passages.js';
import styles from './study-parts.module.css';

/** What there is to study about the text: a verse by itself, its map in five steps, a question about its words. */
const PARTS = ['verse', 'mapping', 'words'] as const;

type StudyPart = (typeof PARTS)[number];

/** Which part was open, as one leaves a book. */
const kept = keptText('studyPart');

/** The parts of the study, one at a time. A word or a verse that is tapped in the text brings its own part. */
export function StudyParts() {
  const t = useTexts();
  const [part, setPart] = useState<StudyPart>(() => PARTS.find((each) => each === kept.read()) ?? 'verse');
  const choose = (next: StudyPart) => {
    kept.write(next);
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
          <>
            <StudyPanel />
            <KeptPassages />
          </>
        )}
        {part === 'mapping' && <MappingSlot />}
        {part === 'words' && <WordMapSlot />}
      </Suspense>
    </>
  );
}

const listen = (spoken: SpokenPassages) => <ListenAct spoken={spoken} />;

function MappingSlot() {
  const mapping = useModule(() => import('../../features/mapping/components/mapping-panel.js'), true);
  return mapping && <mapping.MappingPanel listen={listen} onLexicon={openLexicon} />;
}

function WordMapSlot() {
  const words = useModule(() => import('../../features/word-map/components/word-map-panel.js'), true);
  return words && <words.WordMapPanel onLexicon={openLexicon} />;
}
