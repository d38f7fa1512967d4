import { Injectable } from '@nestjs/common';
import type { CheckVerification, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { KnownDevices } from '../../sessions/devices/known-devices.js';
import { VerificationTokens } from './verification-tokens.js';

/** Returns what a mailed link verifies, without using it up. */
@Injectable()
export class CheckVerificationUseCase {
  constructor(
    private readonly tokens: VerificationTokens,
    private readonly devices: KnownDevices,
  ) {}

  /** @throws AppError TOKEN_INVALID */
  async execute({
    token,
    device,
  }: RequestOf<typeof CheckVerification>): Promise<ResponseOf<typeof CheckVerification>> {
    const { kind, account, email, startedAt } = await this.tokens.read(token);
    return {
      kind,
      email,
      username: account.username,
      startedAt: startedAt.toISOString(),
      needsPassword: !(await this.devices.isKnown(ownerOf(account.id), device.mark)),
    };
  }
}
