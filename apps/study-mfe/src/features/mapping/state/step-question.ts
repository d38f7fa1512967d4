import { errorText, type ErrorCode } from '@word-unfolded/contracts';
import type { Language, MappingStep } from '@word-unfolded/domain';
import type { AnswerProblem } from '@word-unfolded/answers';
import type { OwnMapping } from './own-mapping.js';

/** The request to write a step. */
export type StepQuestion = {
  readonly scriptureRef: string;
  readonly translationId: string;
  readonly step: MappingStep;
  readonly sessionId: string;
  readonly language: Language;
};

/**
 * Builds the request for a step in the language in which the mapping was started, so that all steps share one language.
 */
export function stepQuestion(
  { id, osis, translationId, language }: OwnMapping,
  step: MappingStep,
): StepQuestion {
  return { scriptureRef: osis, translationId, step, sessionId: id, language };
}

/** Specification, section 8: the messages that replace network errors. */
const REPLACED_ERRORS: Readonly<Record<string, ErrorCode>> = {
  OFFLINE: 'OFFLINE_STEP',
  NETWORK_ERROR: 'STEP_STREAM_FAILED',
  RETRIES_EXHAUSTED: 'STEP_STREAM_FAILED',
  STREAM_INTERRUPTED: 'STEP_STREAM_FAILED',
  HTTP_ERROR: 'STEP_STREAM_FAILED',
};

/** Why a step could not be written, in the reader's language. */
export function stepProblemText({ code, text }: AnswerProblem, language: Language): string {
  const replacement = REPLACED_ERRORS[code];
  return replacement ? errorText(replacement, language) : text;
}
