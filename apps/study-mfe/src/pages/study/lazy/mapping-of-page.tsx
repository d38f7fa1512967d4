import { ListenAction, type SpeechPassages } from '@word-unfolded/speech';
import { useModule } from '@word-unfolded/ui';
import type { MappedPassage } from '../../../features/mapping/components/mapping-callbacks.js';
import { MappingPanel } from '../../../features/mapping/components/mapping-panel.js';
import { openLexicon } from '../../../scripture/words/lexicon-focus.js';

export { PassageBeside } from '../../../features/mapping/components/mapped-passage.js';

const listen = (spoken: SpeechPassages) => <ListenAction spoken={spoken} />;

const survey = (passage: MappedPassage) => <SurveySlot {...passage} />;

function SurveySlot({ reference, osis, translationId }: MappedPassage) {
  const atlas = useModule(() => import('../../../features/atlas/panel/mapping-survey.js'), true);
  return atlas && <atlas.MappingSurvey reference={reference} osis={osis} translationId={translationId} />;
}

/** Scripture Mapping with what the page adds to it. */
export function MappingOfPage() {
  return <MappingPanel listen={listen} onLexicon={openLexicon} survey={survey} />;
}
