import { errorText } from '@word-unfolded/contracts';
import { MAPPING_LIMITS } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Icon } from '@word-unfolded/ui';
import { useId, useRef, useState } from 'react';
import { ReadingBox } from '../../../../scripture/box/reading-box.js';
import { useRequested } from '../../../../scripture/selection/verse-requests.js';
import { osisOf, useStudyFocus } from '../../../../scripture/words/study-focus.js';
import { useBeginMapping } from '../../hooks/use-begin-mapping.js';
import type { MappingRepository } from '../../state/mapping-repository.js';
import { mappablesOf } from '../../state/some-verses.js';
import type { ReadMapping } from '../../state/own-mapping.js';
import { useTexts } from '../../texts.js';
import styles from './begin-mapping.module.css';
import { EarlierMappings } from '../list/earlier-mappings.js';
import panel from '../mapping.module.css';
import { SuggestedPassages } from './suggested-passages.js';

type BeginMappingProps = {
  readonly owner: string;
  readonly repository: MappingRepository;
  readonly onOpen: (mapping: ReadMapping) => void;
};

/** Of several open passages, the first ones are offered. */
const OFFERED = 3;

/** The start of a mapping: with the open passage, another passage or a suggested one. */
export function BeginMapping({ owner, repository, onOpen }: BeginMappingProps) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const inView = useStudyFocus((focus) => focus.inView);
  const { isBusy, problem, begin } = useBeginMapping(inView?.translation.id, onOpen);
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const refused = problem?.wanted === typed ? problem : undefined;
  const submit = async (scriptureRef: string) => {
    setTyped(scriptureRef);
    if (!(await begin({ scriptureRef }))) box.current?.focus();
  };
  const { least, most } = MAPPING_LIMITS.minutes;
  const ofView = useMappablesInView();
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={panel.name} tabIndex={-1} data-continues-here="">
          {t('title')}
        </h2>
        <p className={panel.lead}>{t('begin.lead', { least, most, verses: MAPPING_LIMITS.verses })}</p>
      </header>
      <div className={styles.parts}>
        {ofView.length > 0 && (
          <div className={styles.part}>
            {ofView.some(({ isCut }) => isCut) && (
              <p className={panel.lead}>{t('begin.tooLong', { most: MAPPING_LIMITS.verses })}</p>
            )}
            {ofView.slice(0, OFFERED).map(({ osis, reference }, place) => (
              <Button
                key={osis}
                variant={place === 0 ? 'main' : undefined}
                busy={isBusy}
                onClick={() => void begin({ scriptureRef: osis })}
              >
                {t('begin.map', { passage: reference })}
              </Button>
            ))}
          </div>
        )}
        <section className={styles.part} aria-labelledby={`${id}-other`}>
          <h3 id={`${id}-other`} className={styles.title}>
            {t('begin.other')}
          </h3>
          <ReadingBox
            open={refused?.wanted ?? ''}
            inputRef={box}
            name={t('begin.other')}
            label={t('begin.reference', { most: MAPPING_LIMITS.verses })}
            placeholder={t('begin.placeholder')}
            missing={errorText('SCRIPTURE_REFERENCE_REQUIRED', language)}
            refusal={refused?.text}
            onSubmit={(scriptureRef) => void submit(scriptureRef)}
            behind={
              <button type="submit" className={styles.go} aria-label={t('begin.go')}>
                <Icon name="on" />
              </button>
            }
          />
          {problem && (
            <div className={styles.problem}>
              {!refused && <p role="alert">{problem.text}</p>}
              {problem.instead && (
                <Button onClick={() => problem.instead && void begin({ scriptureRef: problem.instead.osis })}>
                  {t('begin.map', { passage: problem.instead.reference })}
                </Button>
              )}
            </div>
          )}
        </section>
        <SuggestedPassages isBusy={isBusy} onChoose={(osis) => void begin({ scriptureRef: osis })} />
        <EarlierMappings owner={owner} repository={repository} onOpen={onOpen} />
      </div>
    </section>
  );
}

/** What can be mapped: the verses that the reader asked for, or the open passages. */
function useMappablesInView() {
  const { inView, verse } = useStudyFocus();
  const requested = useRequested('mapping');
  if (!inView) return [];
  const { verses, translation } = requested ?? inView;
  return mappablesOf(verses, translation.language, (each) => osisOf(each) === verse);
}
