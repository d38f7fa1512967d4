import { Inject, Injectable } from '@nestjs/common';
import {
  AccountDeleted,
  AppError,
  type DeleteAccount,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Erasures, Outbox, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Clock } from '@word-unfolded/primitives';
import { Notices } from '../notices/notices.js';
import { PasswordProof } from '../passwords/password-proof.js';
import { Revocations } from '../revocations/revocations.js';
import { SessionEnding } from '../sessions/ending/session-ending.js';
import type { Account } from './records/account.js';
import { AccountRepository } from './records/account.repository.js';
import { DeletedKeyRepository } from './device-keys/deleted-key.repository.js';

/**
 * Deletes an account, and publishes the deletion to every service. What else this service has stored about it is erased
 * afterwards.
 */
@Injectable()
export class DeleteAccountUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly proof: PasswordProof,
    private readonly erasures: Erasures,
    private readonly deletedKeys: DeletedKeyRepository,
    private readonly ending: SessionEnding,
    private readonly revocations: Revocations,
    private readonly outbox: Outbox,
    private readonly notices: Notices,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws AppError TOO_MANY_ATTEMPTS, CREDENTIALS_INVALID; NOT_AUTHENTICATED when the account is already deleted */
  async execute({
    userId,
    password,
    device,
  }: RequestOf<typeof DeleteAccount>): Promise<ResponseOf<typeof DeleteAccount>> {
    const account = await this.accounts.byId(ownerOf(userId));
    if (!account) throw AppError.of('NOT_AUTHENTICATED');
    await this.proof.assert(account, password, {
      device,
      field: 'password',
      refused: 'password-proof-refused',
    });
    const { name, email, language } = await this.unitOfWork.run(() => this.remove(userId));
    await this.revocations.publish();
    // The audit log of the account is erased with it; only this log line for operators records the deletion.
    this.log.info({ account: userId, act: 'account-deleted', address: device.address }, 'account');
    await this.notices.send({
      to: email,
      language,
      content: { template: 'account-deleted', values: { name } },
    });
    return { deleted: true };
  }

  private async remove(userId: string): Promise<Account> {
    const ownerId = ownerOf(userId);
    const now = this.clock.now();
    await this.ending.all(ownerId);
    const deviceKey = await this.accounts.deviceKey(ownerId);
    const account = await this.accounts.remove(ownerId);
    if (!account) throw AppError.of('NOT_AUTHENTICATED');
    if (deviceKey) await this.deletedKeys.add(deviceKey.publicKey, now);
    await this.erasures.begin(userId, now);
    await this.outbox.add(AccountDeleted, { userId, at: now.toISOString() });
    return account;
  }
}
