import type { MappingStep } from '@word-unfolded/domain';
import type { StepWriting } from '../hooks/use-mapping-step.js';
import type { OwnMapping, WrittenStep } from '../state/own-mapping.js';
import type { Standing } from '../state/way.js';

/** What is known of a step, and what one does with it. */
export type StepRowProps = {
  readonly step: MappingStep;
  readonly mapping: OwnMapping;
  readonly standing: Standing;
  readonly isOpen: boolean;
  readonly written: WrittenStep | undefined;
  readonly writing: StepWriting;
  readonly onLexicon: (strongs: string) => void;
  readonly onToggle: () => void;
  readonly onFinish: () => void;
};
