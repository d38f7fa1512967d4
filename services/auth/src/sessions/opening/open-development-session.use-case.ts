import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  type OpenDevelopmentSession,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { kitConfiguration, type KitConfiguration } from '@word-unfolded/service-kit';
import { AccountRepository } from '../../accounts/records/account.repository.js';
import { authConfiguration, type AuthConfiguration } from '../../auth.configuration.js';
import { SessionOpening } from './session-opening.js';

/** The machine itself: 127.0.0.0/8 and ::1, also as an IPv4-mapped IPv6 address. */
const LOOPBACK = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;

/** Signs a developer in on their own machine, without a password. */
@Injectable()
export class OpenDevelopmentSessionUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly opening: SessionOpening,
    @Inject(authConfiguration.token) private readonly configuration: AuthConfiguration,
    @Inject(kitConfiguration.token) private readonly kit: KitConfiguration,
  ) {}

  /** @throws AppError DEVELOPMENT_LOGIN_ONLY, CREDENTIALS_INVALID, ACCOUNT_SUSPENDED */
  async execute({
    email,
    device,
  }: RequestOf<typeof OpenDevelopmentSession>): Promise<ResponseOf<typeof OpenDevelopmentSession>> {
    const isDevelopment =
      this.configuration.DEVELOPMENT_LOGIN === 'true' &&
      this.kit.NODE_ENV !== 'production' &&
      LOOPBACK.test(device.address);
    if (!isDevelopment) throw AppError.of('DEVELOPMENT_LOGIN_ONLY');
    const account = await this.accounts.verifiedByEmail(email);
    if (!account) throw AppError.of('CREDENTIALS_INVALID');
    return this.opening.open(account, device, false);
  }
}
