import { useMemo } from 'react';
import { versesOfOsis } from '../passage-verses.js';
import { PassageTime } from '../timeline/passage-time.js';
import panel from './passage-atlas.module.css';
import { PassagePlaces } from './passage-places.js';

type MappingSurveyProps = {
  readonly reference: string;
  /** The passage in OSIS form, in the numbering of its translation. */
  readonly osis: string;
  readonly translationId: string;
};

/** Where and when a mapped passage plays. */
export function MappingSurvey({ reference, osis, translationId }: MappingSurveyProps) {
  const verses = useMemo(() => versesOfOsis(osis, translationId), [osis, translationId]);
  return (
    verses.length > 0 && (
      <div className={panel.section}>
        <PassagePlaces reference={reference} verses={verses} />
        <PassageTime reference={reference} verses={verses} />
      </div>
    )
  );
}
