import { Injectable } from '@nestjs/common';
import { AppError, type RequestOf, type ResponseOf, type VerifyEmail } from '@word-unfolded/contracts';
import { isDuplicateKey, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { AuditLog } from '../../audit/audit-log.js';
import { Clock } from '@word-unfolded/primitives';
import { Notices } from '../../notices/notices.js';
import { PasswordProof } from '../../passwords/password-proof.js';
import { KnownDevices } from '../../sessions/devices/known-devices.js';
import { SessionOpening } from '../../sessions/opening/session-opening.js';
import { MailedTokens } from '../../tokens/mailed-tokens.js';
import type { Account } from '../records/account.js';
import { AccountRepository } from '../records/account.repository.js';
import { emailTo } from './mailed-links.js';
import { VerificationTokens, type Verification } from './verification-tokens.js';

type Request = RequestOf<typeof VerifyEmail>;

/**
 * Verifies an address by its mailed link. The link proves access to the mailbox; the browser or the password proves
 * that the same person made the sign-up or owns the account.
 */
@Injectable()
export class VerifyEmailUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: VerificationTokens,
    private readonly mailedTokens: MailedTokens,
    private readonly devices: KnownDevices,
    private readonly proof: PasswordProof,
    private readonly opening: SessionOpening,
    private readonly notices: Notices,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError TOKEN_INVALID; PASSWORD_REQUIRED, CREDENTIALS_INVALID and TOO_MANY_ATTEMPTS, after which the link
   *   can be used again; EMAIL_TAKEN when the address belongs to another account by now
   */
  async execute(request: Request): Promise<ResponseOf<typeof VerifyEmail>> {
    const verification = await this.tokens.read(request.token);
    await this.assertOwn(verification.account, request);
    const account = await this.verify(verification, request);
    const { kind, email } = verification;
    if (kind === 'new-address') {
      await this.tellFormerAddress(verification.account);
      return { kind, email, opened: null };
    }
    return { kind, email, opened: await this.opening.open(account, request.device, request.rememberMe) };
  }

  private async assertOwn(account: Account, { password, device }: Request): Promise<void> {
    if (password !== undefined) {
      const about = { device, field: 'password', refused: 'password-proof-refused' } as const;
      return this.proof.assert(account, password, about);
    }
    if (await this.devices.isKnown(ownerOf(account.id), device.mark)) return;
    throw AppError.with(
      'PASSWORD_REQUIRED',
      {},
      { details: [{ field: 'password', code: 'PASSWORD_REQUIRED' }] },
    );
  }

  private async verify(verification: Verification, { token, device }: Request): Promise<Account> {
    const { kind, email, account } = verification;
    const ownerId = ownerOf(account.id);
    try {
      return await this.unitOfWork.run(async () => {
        await this.tokens.use(verification, token);
        const verified =
          kind === 'sign-up'
            ? await this.accounts.verify(ownerId, this.clock.now())
            : await this.accounts.changeEmail(ownerId, email);
        if (!verified) throw AppError.of('TOKEN_INVALID');
        // A password reset link that was sent to the former address must not remain valid.
        if (kind === 'new-address') await this.mailedTokens.revoke(ownerId, 'reset-password');
        const act = kind === 'sign-up' ? 'email-verified' : 'email-changed';
        await this.audit.record(ownerId, act, device.address, {
          properties: { language: verified.language },
        });
        return verified;
      });
    } catch (error) {
      throw isDuplicateKey(error, 'emailKey') ? AppError.of('EMAIL_TAKEN') : error;
    }
  }

  private async tellFormerAddress(before: Account): Promise<void> {
    await this.notices.send(emailTo(before, { template: 'address-changed', values: { name: before.name } }));
  }
}
