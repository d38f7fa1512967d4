import type { PassageAnswer } from '@word-unfolded/contracts';
import type { HighlightColour } from '@word-unfolded/domain';
import { useHighlights } from '@word-unfolded/offline';
import { useLayoutEffect } from 'react';
import type { VerseColours } from './verse-colours.js';

type OwnHighlightsProps = {
  readonly answer: PassageAnswer;
  /** Called with the colours of its verses, and when they change. */
  readonly onColours: (colours: VerseColours) => void;
};

/** Reads the reader's highlights of a chapter. It is loaded for readers who are signed in only. */
export function OwnHighlights({ answer, onColours }: OwnHighlightsProps) {
  const { colours } = useHighlights();
  // Before the next paint, so that no other chapter has these colours for a moment.
  useLayoutEffect(() => onColours(coloursIn(answer, colours)), [answer, colours, onColours]);
  return null;
}

/** The colour of a verse that joins several is that of the first coloured one, as on the study page. */
function coloursIn(answer: PassageAnswer, colours: ReadonlyMap<number, HighlightColour>): VerseColours {
  const found = new Map<number, HighlightColour>();
  for (const { number, canonicalId, canonicalEndId } of answer.passages.flatMap(({ verses }) => verses))
    for (let id = canonicalId; id <= canonicalEndId && !found.has(number); id += 1) {
      const colour = colours.get(id);
      if (colour) found.set(number, colour);
    }
  return found;
}
