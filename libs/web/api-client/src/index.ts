export { forgetPrivateAnswers } from './cache/answer-cache.js';
export type { AnswerStore, StoredAnswer } from './cache/stored-answer.js';
export { EVERYONE, PASSAGE_LIFETIME_MS, passageAnswers } from './cache/passage-answers.js';
export { callFileRoute, type AnsweredFile } from './routes/call-file-route.js';
export {
  askRoute,
  callRoute,
  type Answer,
  type CallOptions,
  getData,
  type GetOptions,
  openRouteStream,
  type StreamedRoute,
  type StreamOptions,
} from './routes/call-route.js';
export {
  ATTEMPT_MS,
  canSend,
  CONNECTION_EVENTS,
  isOnline,
  probe,
  RECOVERED,
  ROOM_EVENTS,
  startConnectionEvents,
} from './transport/connection.js';
export { DATABASE_RETURNED, DatabaseSilentError, deviceDatabase } from './device/device-database.js';
export { resultOf } from './device/request-result.js';
export { fieldProblems } from './problems/field-problems.js';
export { getGathered } from './routes/get-gathered.js';
export { keepAnswer } from './routes/keep-answer.js';
export { newIdempotencyKey } from './transport/idempotency-key.js';
export {
  isAway,
  isConnection,
  isNoReference,
  isUnanswered,
  passageFailure,
  type FailedPlace,
} from './problems/passage-failure.js';
export { serveDataFrom } from './routes/data-source.js';
export type { RouteInput } from './routes/route-request.js';
export {
  readableText,
  refusalIn,
  refusalOf,
  refusedFor,
  refusedWith,
  ServerRefusal,
  type FailureKind,
} from './problems/server-refusal.js';
export { claimsOf, storeToken, readToken, type TokenClaims } from './session/access-token.js';
export { endsSession, renewSession } from './session/renew-session.js';
export { onSessionEvent, type SessionEvent } from './session/session-events.js';
export { signInAddress } from './session/with-session.js';
export { browserTransport, type Transport } from './transport/transport.js';
