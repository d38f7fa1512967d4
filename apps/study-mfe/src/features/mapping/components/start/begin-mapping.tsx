import { errorText } from '@word-unfolded/contracts';
import { MAPPING_LIMITS } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Icon } from '@word-unfolded/ui';
import { useId } from 'react';
import { ReadingBox } from '../../../../scripture/box/reading-box.js';
import { useRequested } from '../../../../scripture/selection/verse-requests.js';
import { osisOf, useStudyFocus } from '../../../../scripture/words/study-focus.js';
import { useBeginMapping } from '../../hooks/use-begin-mapping.js';
import type { MappingRepository } from '../../state/mapping-repository.js';
import { mappableOf } from '../../state/some-verses.js';
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

/** The start of a mapping: with the open passage, another passage or a suggested one. */
export function BeginMapping({ owner, repository, onOpen }: BeginMappingProps) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const inView = useStudyFocus((focus) => focus.inView);
  const { isBusy, problem, begin } = useBeginMapping(inView?.translation.id, onOpen);
  const { least, most } = MAPPING_LIMITS.minutes;
  const ofView = useMappableInView();
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={panel.name}>
          {t('title')}
        </h2>
        <p className={panel.lead}>{t('begin.lead', { least, most })}</p>
      </header>
      <div className={styles.parts}>
        {ofView && (
          <div className={styles.part}>
            {ofView.isCut && (
              <p className={panel.lead}>
                {t('begin.tooLong', {
                  passage: ofView.whole,
                  count: ofView.verses,
                  most: MAPPING_LIMITS.verses,
                })}
              </p>
            )}
            <Button variant="main" busy={isBusy} onClick={() => begin({ scriptureRef: ofView.osis })}>
              {t('begin.map', { passage: ofView.reference })}
            </Button>
          </div>
        )}
        <section className={styles.part} aria-labelledby={`${id}-other`}>
          <h3 id={`${id}-other`} className={styles.title}>
            {t('begin.other')}
          </h3>
          <ReadingBox
            open=""
            name={t('begin.other')}
            label={t('begin.reference')}
            placeholder={t('begin.placeholder')}
            missing={errorText('SCRIPTURE_REFERENCE_REQUIRED', language)}
            onSubmit={(scriptureRef) => begin({ scriptureRef })}
            behind={
              <button type="submit" className={styles.go} aria-label={t('begin.go')}>
                <Icon name="on" />
              </button>
            }
          />
          {problem && (
            <div role="alert" className={styles.problem}>
              <p>{problem.text}</p>
              {problem.instead && (
                <Button onClick={() => problem.instead && begin({ scriptureRef: problem.instead.osis })}>
                  {t('begin.map', { passage: problem.instead.reference })}
                </Button>
              )}
            </div>
          )}
        </section>
        <SuggestedPassages isBusy={isBusy} onChoose={(osis) => begin({ scriptureRef: osis })} />
        <EarlierMappings owner={owner} repository={repository} onOpen={onOpen} />
      </div>
    </section>
  );
}

/**
 * What can be mapped: the verses that the reader asked for, or the open passage; of more than fit, the first ones from
 * the selected verse.
 */
function useMappableInView() {
  const { inView, verse } = useStudyFocus();
  const requested = useRequested('mapping');
  if (!inView) return undefined;
  const { verses, translation } = requested ?? inView;
  const isCut = verses.length > MAPPING_LIMITS.verses;
  const from = isCut
    ? Math.max(
        0,
        verses.findIndex((each) => osisOf(each) === verse),
      )
    : 0;
  const passage = mappableOf(verses, translation.language, from);
  return passage && { ...passage, isCut, whole: (requested ?? inView).reference, verses: verses.length };
}
