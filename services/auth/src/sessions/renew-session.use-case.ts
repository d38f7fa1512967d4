import { Injectable } from '@nestjs/common';
import {
  AppError,
  type Device,
  type RenewSession,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { networkOf } from '@word-unfolded/service-kit';
import { AccountRepository } from '../accounts/records/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '@word-unfolded/primitives';
import { digestOf, isSame } from '../common/digest.js';
import { Randomness } from '../common/randomness.js';
import { Revocations } from '../revocations/revocations.js';
import { DailyActivity } from './daily-activity.js';
import { deviceNameOf } from './devices/device-name.js';
import { KnownDevices } from './devices/known-devices.js';
import { SeenCookies } from './records/seen-cookies.js';
import { SessionEnding } from './ending/session-ending.js';
import { SessionGrants } from './session-grants.js';
import {
  isDigestOf,
  isGenuine,
  newSecret,
  nextSecret,
  readCookie,
  writeCookie,
  type SessionCookie,
} from './records/session-secret.js';
import { SessionRepository } from './records/session.repository.js';
import type { SessionRecord } from './records/session.schema.js';

/** How long concurrent renewals of two tabs get the same secret, in milliseconds. */
const PREVIOUS_SECRET_MS = 30_000;

/** A session, and the new secret of its cookie. */
type Renewed = { readonly session: SessionRecord; readonly secret: Buffer };

/** Renews the access token of a session, and with it the secret of its cookie (RFC 9700, section 4.14.2). */
@Injectable()
export class RenewSessionUseCase {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly ending: SessionEnding,
    private readonly revocations: Revocations,
    private readonly devices: KnownDevices,
    private readonly seen: SeenCookies,
    private readonly grants: SessionGrants,
    private readonly audit: AuditLog,
    private readonly activity: DailyActivity,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  /** @throws AppError SESSION_EXPIRED when the cookie belongs to no valid session, or the account is suspended */
  async execute({
    cookie: sent,
    device,
  }: RequestOf<typeof RenewSession>): Promise<ResponseOf<typeof RenewSession>> {
    const cookie = readCookie(sent);
    const session = cookie && (await this.sessions.ofCookie(cookie.sessionId, this.clock.now()));
    if (!session) throw AppError.of('SESSION_EXPIRED');
    const ownerId = ownerOf(session.ownerId);
    const renewed = await this.renew(ownerId, session, cookie, device);
    const now = this.clock.now();
    const account = await this.accounts.noteActivity(ownerId, now);
    if (!account || account.bannedAt) throw AppError.of('SESSION_EXPIRED');
    this.activity.note(account, session.lastUsedAt, now);
    const mark = await this.devices.presentMark(ownerId, device.mark);
    return this.grants.of(account, renewed.session, renewed.secret, mark);
  }

  private async renew(
    ownerId: OwnerId,
    session: SessionRecord,
    cookie: SessionCookie,
    device: Device,
  ): Promise<Renewed> {
    const rotated = isDigestOf(session.secretDigest, cookie.secret)
      ? await this.rotate(ownerId, session, cookie.secret, device, false)
      : undefined;
    if (rotated) return rotated;
    // The session has a newer secret, or a concurrent call has just changed it.
    const latest = await this.sessions.ofCookie(cookie.sessionId, this.clock.now());
    const again = latest && (await this.renewPrevious(ownerId, latest, cookie.secret, device));
    if (again) return again;
    if (isGenuine(cookie, session.sealKey)) await this.endReused(ownerId, cookie.sessionId, device.address);
    throw AppError.of('SESSION_EXPIRED');
  }

  /**
   * Renews by the previous secret, only on the device that the present one was issued to. Two cases are legitimate.
   * Tabs renew at the same moment: then all get the present secret. A browser was killed before it had stored the
   * present secret: then that was never used anywhere, and the previous one is renewed once more. In any other case two
   * parties have the cookie, and the session ends.
   */
  private async renewPrevious(
    ownerId: OwnerId,
    latest: SessionRecord,
    secret: Buffer,
    device: Device,
  ): Promise<Renewed | undefined> {
    if (!isDigestOf(latest.previousDigest, secret) || !isSameDevice(latest, device)) return undefined;
    const present = nextSecret(secret, latest.handover);
    const sessionId = latest._id.toHexString();
    const wasSeen = await this.seen.has(sessionId, writeCookie(sessionId, latest.sealKey, present));
    const age = this.clock.now().getTime() - latest.rotatedAt.getTime();
    if (age <= PREVIOUS_SECRET_MS)
      return !wasSeen || isSameBrowser(latest, device) ? { session: latest, secret: present } : undefined;
    if (wasSeen || latest.replaysPrevious) return undefined;
    const renewed = await this.rotate(ownerId, latest, secret, device, true);
    if (renewed) return renewed;
    // Another tab was faster, so this one gets the same secret.
    const now = await this.sessions.ofCookie(sessionId, this.clock.now());
    return now?.replaysPrevious && isDigestOf(now.previousDigest, secret)
      ? { session: now, secret: nextSecret(secret, now.handover) }
      : undefined;
  }

  private async rotate(
    ownerId: OwnerId,
    session: SessionRecord,
    before: Buffer,
    { address, mark, userAgent }: Device,
    replaysPrevious: boolean,
  ): Promise<Renewed | undefined> {
    const now = this.clock.now();
    const handover = newSecret(this.randomness).toString('base64url');
    const secret = nextSecret(before, handover);
    const rotated = await this.sessions.rotate(ownerId, session, {
      address,
      markDigest: mark === undefined ? null : digestOf(mark),
      agentDigest: digestOf(userAgent),
      replaysPrevious,
      secretDigest: digestOf(secret),
      previousDigest: digestOf(before),
      handover,
      rotatedAt: now,
      lastUsedAt: now,
    });
    return rotated ? { session: rotated, secret } : undefined;
  }

  /** Two parties have the cookie, and it is unknown which of them is the reader, so the session ends for both. */
  private async endReused(ownerId: OwnerId, sessionId: string, address: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      // A session that its reader has ended meanwhile is not a case of reuse, nor is that of a deleted account.
      const ended = await this.ending.one(ownerId, sessionId);
      if (ended > 0) await this.audit.record(ownerId, 'session-cookie-reused', address);
    });
    await this.revocations.publish();
  }
}

/**
 * Whether a device has the mark of the one that has the present secret: an attacker who copied only the session cookie
 * does not.
 */
function isSameDevice({ markDigest, system }: SessionRecord, { mark, userAgent }: Device): boolean {
  const hasMark = mark !== undefined && isSame(markDigest ?? '', digestOf(mark));
  return hasMark && deviceNameOf(userAgent).system === system;
}

/**
 * Whether a device with the same mark is the same browser, as far as can be known: an attacker may have copied all
 * cookies.
 */
function isSameBrowser({ agentDigest, address }: SessionRecord, device: Device): boolean {
  return agentDigest === digestOf(device.userAgent) && networkOf(address) === networkOf(device.address);
}
