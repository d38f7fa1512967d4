import type { Language, Principal } from '@word-unfolded/domain';
import type { Device } from '../accounts/sessions/device.js';
import type { MeteredSubject } from '../ai/answers/metered-subject.js';

/** A signed-in reader, from the access token. */
export type Reader = Principal & { readonly id: string; readonly sessionId: string };

/** Header with the IANA name of the time zone in which the reader is, such as America/Bogota. */
export const TIME_ZONE_HEADER = 'x-time-zone';

/** The caller, as far as a route's message may depend on it. */
export type Caller = {
  readonly language: Language;
  readonly device: Device;
  /** The session cookie of the browser as it was sent; the auth service checks it. */
  readonly sessionCookie: string | undefined;
};

/** The caller of a route that only readers may use. */
export type SignedInCaller = Caller & { readonly reader: Reader };

/** The requested answer: its metered subject, its id, and the last place received; 0 means from the beginning. */
export type AnswerRequest = {
  readonly subject: MeteredSubject;
  readonly answerId: string;
  readonly after: number;
};

/** The caller of a route that generates an answer: a reader, or a visitor if the route allows visitors. */
export type AnswerCaller = Caller & { readonly answer: AnswerRequest };
