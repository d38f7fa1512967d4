import type { StudyPassage } from '../../library/study-passage.js';
import type { Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { findTheLandmark } from './find-the-landmark.js';
import { followThePath } from './follow-the-path.js';
import { reachYourDestination } from './reach-your-destination.js';
import { surveyTheLandscape } from './survey-the-landscape.js';
import { unfoldTheMap } from './unfold-the-map.js';

type Step = (context: CompositionContext, passage: StudyPassage) => Blocks;

/** The five steps of Scripture Mapping (specification, section 1), in their order. */
const STEPS: readonly Step[] = [
  unfoldTheMap,
  surveyTheLandscape,
  findTheLandmark,
  followThePath,
  reachYourDestination,
];

/** A step of Scripture Mapping for a passage; `step` from 1. */
export function mappingStep(context: CompositionContext, passage: StudyPassage, step: number): Blocks {
  const compose = STEPS[step - 1];
  if (!compose) throw new RangeError(`Scripture Mapping has no step ${step}.`);
  return compose(context, passage);
}
