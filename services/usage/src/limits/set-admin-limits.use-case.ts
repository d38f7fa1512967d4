import { Injectable } from '@nestjs/common';
import type { RequestOf, ResponseOf, SetAdminLimits } from '@word-unfolded/contracts';
import { AdminLimits } from '@word-unfolded/metering';
import { LimitSettingsRepository } from './limit-settings.repository.js';

/** Sets whether administrators are limited, and publishes the setting to all services that count. */
@Injectable()
export class SetAdminLimitsUseCase {
  constructor(
    private readonly settings: LimitSettingsRepository,
    private readonly admins: AdminLimits,
  ) {}

  async execute({
    adminsAreLimited,
  }: RequestOf<typeof SetAdminLimits>): Promise<ResponseOf<typeof SetAdminLimits>> {
    await this.settings.setAdminsAreLimited(adminsAreLimited);
    await this.admins.set(adminsAreLimited);
    return { adminsAreLimited };
  }
}
