import { Controller } from '@nestjs/common';
import {
  ChangePassword,
  CheckPasswordReset,
  ConfirmPassword,
  RequestPasswordReset,
  ResetPassword,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { UnitOfWork } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { orElse } from '../common/or-else.js';
import { ChangePasswordUseCase } from './change-password.use-case.js';
import { CheckPasswordResetUseCase } from './reset/check-password-reset.use-case.js';
import { ConfirmPasswordUseCase } from './confirm-password.use-case.js';
import { RequestPasswordResetUseCase } from './reset/request-password-reset.use-case.js';
import { ResetPasswordUseCase } from './reset/reset-password.use-case.js';

/** Messages about passwords. */
@Controller()
export class PasswordsController {
  constructor(
    private readonly requesting: RequestPasswordResetUseCase,
    private readonly checking: CheckPasswordResetUseCase,
    private readonly resetting: ResetPasswordUseCase,
    private readonly changing: ChangePasswordUseCase,
    private readonly unitOfWork: UnitOfWork,
    private readonly confirming: ConfirmPasswordUseCase,
  ) {}

  @Handles(RequestPasswordReset)
  async requestPasswordReset(
    request: RequestOf<typeof RequestPasswordReset>,
  ): Promise<ResponseOf<typeof RequestPasswordReset>> {
    await this.unitOfWork.doUnlessDone(() => this.requesting.execute(request));
    return { sent: true };
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

  @Handles(ConfirmPassword)
  confirmPassword(request: RequestOf<typeof ConfirmPassword>): Promise<ResponseOf<typeof ConfirmPassword>> {
    return this.confirming.execute(request);
  }
}
