import { Injectable } from '@nestjs/common';
import type { OpenSession, ResponseOf } from '@word-unfolded/contracts';
import type { Account } from '../accounts/account.js';
import { UserView } from '../accounts/user-view.js';
import { Clock } from '../common/clock.js';
import { AccessTokens } from '../keys/access-tokens.js';
import { writeCookie } from './session-secret.js';
import type { SessionRecord } from './session.schema.js';

/** Makes what a sign-in or a renewal answers. */
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
    const [access, user] = await Promise.all([this.tokens.sign(account, sessionId), this.view.of(account)]);
    return {
      data: { ...access, user },
      session: {
        cookie: writeCookie(sessionId, session.sealKey, secret),
        maxAgeSeconds: session.rememberMe ? this.secondsLeft(session) : null,
        deviceMark,
      },
    };
  }

  private secondsLeft({ expiresAt }: SessionRecord): number {
    return Math.max(0, Math.floor((expiresAt.getTime() - this.clock.now().getTime()) / 1_000));
  }
}
