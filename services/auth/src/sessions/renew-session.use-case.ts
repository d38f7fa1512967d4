import { Injectable } from '@nestjs/common';
import { CatalogueError, type RenewSession, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { AccountRepository } from '../accounts/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '../common/clock.js';
import { digestOf } from '../common/digest.js';
import { Randomness } from '../common/randomness.js';
import { Revocations } from '../revocations/revocations.js';
import { KnownDevices } from './known-devices.js';
import { SessionEnding } from './session-ending.js';
import { SessionGrants } from './session-grants.js';
import {
  isDigestOf,
  isGenuine,
  newSecret,
  nextSecret,
  readCookie,
  type SessionCookie,
} from './session-secret.js';
import { SessionRepository } from './session.repository.js';
import type { SessionRecord } from './session.schema.js';

/** How long the secret before the present one is accepted, in milliseconds: two tabs may renew at the same moment. */
export const PREVIOUS_SECRET_MS = 30_000;

/** A session, and the secret that its cookie is to have. */
type Renewed = { readonly session: SessionRecord; readonly secret: Buffer };

/** Renews the access token of a session, and the secret of its cookie with it (RFC 9700, section 4.14.2). */
@Injectable()
export class RenewSessionUseCase {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly ending: SessionEnding,
    private readonly revocations: Revocations,
    private readonly devices: KnownDevices,
    private readonly grants: SessionGrants,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  /** @throws CatalogueError SESSION_EXPIRED when the cookie is of no session that stands, or the account is suspended */
  async execute({
    cookie: sent,
    device,
  }: RequestOf<typeof RenewSession>): Promise<ResponseOf<typeof RenewSession>> {
    const cookie = readCookie(sent);
    const session = cookie && (await this.sessions.ofCookie(cookie.sessionId, this.clock.now()));
    if (!session) throw CatalogueError.of('SESSION_EXPIRED');
    const ownerId = ownerOf(session.ownerId);
    const renewed = await this.renew(ownerId, session, cookie, device.address);
    const account = await this.accounts.noteActivity(ownerId, this.clock.now());
    if (!account || account.bannedAt) throw CatalogueError.of('SESSION_EXPIRED');
    const mark = await this.devices.keep(ownerId, device.mark);
    return this.grants.of(account, renewed.session, renewed.secret, mark);
  }

  private async renew(
    ownerId: OwnerId,
    session: SessionRecord,
    cookie: SessionCookie,
    address: string,
  ): Promise<Renewed> {
    const rotated = isDigestOf(session.secretDigest, cookie.secret)
      ? await this.rotate(ownerId, session, cookie.secret, address)
      : undefined;
    if (rotated) return rotated;
    // It had another secret, or it got one just now, by a call that was faster.
    const latest = await this.sessions.ofCookie(cookie.sessionId, this.clock.now());
    if (latest && this.isPrevious(latest, cookie.secret)) {
      return { session: latest, secret: nextSecret(cookie.secret, latest.handover) };
    }
    if (isGenuine(cookie, session.sealKey)) await this.endReused(ownerId, cookie.sessionId, address);
    throw CatalogueError.of('SESSION_EXPIRED');
  }

  private async rotate(
    ownerId: OwnerId,
    session: SessionRecord,
    before: Buffer,
    address: string,
  ): Promise<Renewed | undefined> {
    const now = this.clock.now();
    const handover = newSecret(this.randomness).toString('base64url');
    const secret = nextSecret(before, handover);
    const rotated = await this.sessions.rotate(ownerId, session, {
      secretDigest: digestOf(secret),
      previousDigest: session.secretDigest,
      handover,
      rotatedAt: now,
      lastUsedAt: now,
      address,
    });
    return rotated ? { session: rotated, secret } : undefined;
  }

  private isPrevious({ previousDigest, rotatedAt }: SessionRecord, secret: Buffer): boolean {
    const age = this.clock.now().getTime() - rotatedAt.getTime();
    return age <= PREVIOUS_SECRET_MS && isDigestOf(previousDigest, secret);
  }

  /** Two hold the cookie, and nobody knows which of them is the reader: neither keeps it. */
  private async endReused(ownerId: OwnerId, sessionId: string, address: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      // One that its reader has ended meanwhile is not reused, and neither is that of an account that is gone.
      const ended = await this.ending.one(ownerId, sessionId);
      if (ended > 0) await this.audit.record(ownerId, 'session-cookie-reused', address);
    });
    await this.revocations.publish();
  }
}
