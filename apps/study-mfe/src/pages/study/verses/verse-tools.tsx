import type { HighlightColour } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { Highlights } from '@word-unfolded/offline';
import { log, showToast, useLayer, useOverlay } from '@word-unfolded/ui';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../locales/texts.js';
import { clearChosen, useChosenVerses } from '../../../scripture/selection/chosen-verses.js';
import { notesOn, type VerseNote } from '../../../scripture/selection/verse-notes.js';
import {
  canonicalVersesOf,
  passageOfVerses,
  type VersePassage,
} from '../../../scripture/selection/verse-passage.js';
import { useIsWide } from '../../../layout/use-is-wide.js';
import { openTapped, osisOf, useStudyFocus } from '../../../scripture/words/study-focus.js';
import type { OpenPassage } from '../reader/passage-reader.js';
import { BarMargin } from './bar/bar-margin.js';
import { BarWord } from './bar/bar-word.js';
import { HoveredWord } from './hovered-word.js';
import { useVerseActions } from './use-verse-actions.js';
import { VerseBar } from './bar/verse-bar.js';
import { VerseHint } from './verse-hint.js';

type VerseToolsProps = {
  readonly open: OpenPassage;
  readonly highlights: Highlights;
  readonly notes: readonly VerseNote[];
};

/** The hint, the bar of the chosen verses, and what it opens over the page. */
export function VerseTools({ open, highlights, notes }: VerseToolsProps) {
  const verses = useChosenVerses((chosen) => chosen.verses);
  const translation = useStudyFocus(({ inView }) => inView?.translation);
  const [compared, setCompared] = useState<VersePassage>();
  const compare = useOverlay('dialog', () => import('./compare-dialog.js'));
  const isWide = useIsWide();
  const passage = passageOfVerses(verses, translation);
  const isComparing = compare.overlay.isOpen && compared !== undefined;
  const closeCompared = () => compare.overlay.onOpenChange(false);
  // On a wide page the bar is beside the verse and covers nothing that the way back could lead to.
  useLayer(passage !== undefined && !isWide, clearChosen);
  return (
    <Suspense>
      {open.answer && <VerseHint />}
      {passage && (
        <ChosenBar
          passage={passage}
          open={open}
          highlights={highlights}
          notes={notes}
          onCompare={() => {
            setCompared(passage);
            compare.open();
          }}
        />
      )}
      {translation && <HoveredWord translationId={translation.id} />}
      {compare.module && isComparing && (
        <compare.module.CompareDialog passage={compared} onClose={closeCompared} />
      )}
    </Suspense>
  );
}

type ChosenBarProps = VerseToolsProps & {
  readonly passage: VersePassage;
  readonly onCompare: () => void;
};

function ChosenBar({ passage, open, highlights, notes, onCompare }: ChosenBarProps) {
  const t = useTexts();
  const language = useLanguage();
  const isWide = useIsWide();
  const words = useStudyFocus((focus) => focus.words);
  const isOfThese = words !== undefined && passage.verses.some((verse) => osisOf(verse) === words.verse);
  const actions = useVerseActions(passage, open, onCompare);
  const ids = canonicalVersesOf(passage.verses);
  const painted = new Set(ids.map((id) => highlights.colours.get(id)));
  const colour = painted.size === 1 ? [...painted][0] : undefined;
  const own = notesOn(notes, { first: Math.min(...ids), last: Math.max(...ids) });
  const paint = (chosen: HighlightColour | null) => {
    highlights.paint(ids, chosen).catch((error: unknown) => {
      log.error('A highlight could not be stored', error);
      showToast(t('verse.failed'), 'bad');
    });
  };
  return (
    <VerseBar
      key={language}
      passage={passage}
      colour={colour}
      isColoured={painted.size > 1 || colour !== undefined}
      onPaint={paint}
      actions={actions}
      word={
        !isWide &&
        isOfThese && (
          <BarWord
            words={words}
            translationId={passage.translation.id}
            language={passage.translation.language}
            onOpen={openTapped}
          />
        )
      }
      margin={!isWide && <BarMargin passage={passage} notes={own} />}
    />
  );
}
