import type { Language, Standing } from '@word-unfolded/domain';
import type { Device } from '../accounts/device.js';
import type { Payer } from '../ai/answers/payer.js';

/** A reader who is signed in, as the access token says. */
export type Reader = Standing & { readonly id: string; readonly sessionId: string };

/** Who is asking, as far as a route's message may depend on it. */
export type Asker = {
  readonly language: Language;
  readonly device: Device;
  /** The session cookie of the browser, as it was sent; to be checked by the auth service. */
  readonly sessionCookie: string | undefined;
};

/** Who is asking where only readers are let in. */
export type SignedInAsker = Asker & { readonly reader: Reader };

/** Which answer is asked for: by whose limits, its id, and after which place; 0 is before its beginning. */
export type AskedAnswer = { readonly payer: Payer; readonly answerId: string; readonly after: number };

/** Who is asking where an answer is written: a reader, or a visitor where visitors are let in. */
export type AnswerAsker = Asker & { readonly answer: AskedAnswer };
