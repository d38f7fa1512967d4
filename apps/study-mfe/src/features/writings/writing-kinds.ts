import type { StreamedRoute } from '@word-unfolded/api-client';
import { devotionalRoute, quoteRoute, studyGuideRoute } from '@word-unfolded/contracts';
import type { NoteWritingName } from '@word-unfolded/offline';
import type { WritingKind } from './writing-problem.js';

/** The route that generates each kind. */
export const ROUTES: Readonly<Record<WritingKind, StreamedRoute>> = {
  devotional: devotionalRoute,
  'study-guide': studyGuideRoute,
  quote: quoteRoute,
};

/** The property of the notes' state for each kind (specification, section 3). */
export const NAME_IN_NOTE: Readonly<Record<WritingKind, NoteWritingName>> = {
  devotional: 'devotional',
  'study-guide': 'studyGuide',
  quote: 'quote',
};
