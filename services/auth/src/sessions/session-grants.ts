import { Injectable } from '@nestjs/common';
import type { OpenSession, ResponseOf } from '@word-unfolded/contracts';
import type { Account } from '../accounts/records/account.js';
import { UserView } from '../accounts/records/user-view.js';
import { Clock } from '@word-unfolded/primitives';
import { AccessTokens } from '../keys/access-tokens.js';
import { bindingOf, writeCookie } from './records/session-secret.js';
import type { SessionRecord } from './records/session.schema.js';

/** Makes the response of a sign-in or a renewal. */
@Injectable()
export class SessionGrants {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly view: UserView,
    private readonly clock: Clock,
  ) {}

  /** An access token for the page, and the cookie for the browser. */
  async of(
    account: Account,
    session: SessionRecord,
    secret: Buffer,
    deviceMark: string,
  ): Promise<ResponseOf<typeof OpenSession>> {
    const sessionId = session._id.toHexString();
    const binding = bindingOf(sessionId, session.sealKey);
    const cookie = writeCookie(sessionId, session.sealKey, secret);
    const [access, user] = await Promise.all([
      this.tokens.sign(account, sessionId, cookie, binding),
      this.view.of(account),
    ]);
    return {
      data: { ...access, user },
      session: {
        cookie,
        maxAgeSeconds: session.rememberMe ? this.secondsLeft(session) : null,
        deviceMark,
      },
    };
  }

  private secondsLeft({ expiresAt }: SessionRecord): number {
    return Math.max(0, Math.floor((expiresAt.getTime() - this.clock.now().getTime()) / 1_000));
  }
}
