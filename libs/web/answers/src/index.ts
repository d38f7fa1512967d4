export { followEvents } from './jobs/follow-events.js';
export { outcomeOfJob, type FollowJobOptions, type JobProgress } from './jobs/follow-job.js';
export { remainingLimits, watchRemainingLimits, type RemainingLimits } from './remaining/limits-left.js';
export { RemainingUsage } from './remaining/remaining-usage.js';
export { IDLE, type AnswerEnd, type AnswerProblem, type AnswerState } from './state/answer-state.js';
export { useAnswer, type UsedAnswer } from './state/use-answer.js';
export { useFollowedAnswer } from './state/use-followed-answer.js';
export {
  errorOf,
  type AnswerNews,
  openAnswer,
  type OpenAnswerOptions,
  type CallDeadline,
  readEvents,
  type ServerSentEvent,
} from './stream/open-answer.js';
export { stopAnswer } from './stream/stop-answer.js';
export { useEditionName } from './text/edition-names.js';
export { AnswerText, prepareAnswerText } from './text/answer-text.js';
export { LineNote } from './text/line-note.js';
export { useAnswerPlainText, useAnswerSpokenText, useSignedPlainText } from './text/markdown/plain-answer.js';
export { readerAddress, referenceText } from './text/markdown/reader-address.js';
export { GeneratorNote } from './text/generator-note.js';
export { PassagePreview } from './text/passage-preview.js';
