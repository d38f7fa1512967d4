import type { MailJob } from '@word-unfolded/contracts';

/** Where letters are handed in. What happens to them then is no concern of who wrote them. */
export abstract class Letters {
  /** Takes a letter: when this returns it will be sent, now or when the way is free again. */
  abstract send(job: MailJob): Promise<void>;
}
