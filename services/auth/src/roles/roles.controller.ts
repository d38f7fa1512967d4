import { Controller } from '@nestjs/common';
import { GrantRole, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { GrantRoleUseCase } from './grant-role.use-case.js';

/** Messages of operators about roles. */
@Controller()
export class RolesController {
  constructor(private readonly granting: GrantRoleUseCase) {}

  @Handles(GrantRole)
  grantRole(request: RequestOf<typeof GrantRole>): Promise<ResponseOf<typeof GrantRole>> {
    return this.granting.execute(request);
  }
}
