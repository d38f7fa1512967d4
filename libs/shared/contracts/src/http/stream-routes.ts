import {
  chatStreamRoute,
  devotionalRoute,
  followAnswerRoute,
  quoteRoute,
  stepContentRoute,
  studyGuideRoute,
  wordStudyRoute,
} from '../ai/answers/answer-routes.js';
import type { StreamRouteContract } from './define-stream-route.js';

/** Every route of the API that responds with events. */
export const STREAM_ROUTES: readonly StreamRouteContract[] = [
  chatStreamRoute,
  stepContentRoute,
  wordStudyRoute,
  devotionalRoute,
  studyGuideRoute,
  quoteRoute,
  followAnswerRoute,
];
