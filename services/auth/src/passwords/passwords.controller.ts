import { Controller } from '@nestjs/common';
import {
  ChangePassword,
  CheckPasswordReset,
  RequestPasswordReset,
  ResetPassword,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { orElse } from '../common/or-else.js';
import { ChangePasswordUseCase } from './change-password.use-case.js';
import { CheckPasswordResetUseCase } from './check-password-reset.use-case.js';
import { RequestPasswordResetUseCase } from './request-password-reset.use-case.js';
import { ResetPasswordUseCase } from './reset-password.use-case.js';

/** What others ask of passwords. */
@Controller()
export class PasswordsController {
  constructor(
    private readonly requesting: RequestPasswordResetUseCase,
    private readonly checking: CheckPasswordResetUseCase,
    private readonly resetting: ResetPasswordUseCase,
    private readonly changing: ChangePasswordUseCase,
  ) {}

  @Handles(RequestPasswordReset)
  requestPasswordReset(
    request: RequestOf<typeof RequestPasswordReset>,
  ): Promise<ResponseOf<typeof RequestPasswordReset>> {
    return this.requesting.execute(request);
  }

  @Handles(CheckPasswordReset)
  checkPasswordReset(
    request: RequestOf<typeof CheckPasswordReset>,
  ): Promise<ResponseOf<typeof CheckPasswordReset>> {
    return orElse('RESET_TOKEN_CHECK_FAILED', () => this.checking.execute(request));
  }

  @Handles(ResetPassword)
  resetPassword(request: RequestOf<typeof ResetPassword>): Promise<ResponseOf<typeof ResetPassword>> {
    return orElse('PASSWORD_RESET_FAILED', () => this.resetting.execute(request));
  }

  @Handles(ChangePassword)
  changePassword(request: RequestOf<typeof ChangePassword>): Promise<ResponseOf<typeof ChangePassword>> {
    return orElse('PASSWORD_UPDATE_FAILED', () => this.changing.execute(request));
  }
}
