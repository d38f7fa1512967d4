import { Controller } from '@nestjs/common';
import {
  ChangeEmail,
  CheckVerification,
  DeleteAccount,
  GetAccount,
  GetDeviceKey,
  Register,
  SendVerificationEmail,
  UpdateAccount,
  VerifyEmail,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { UnitOfWork } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { orElse } from '../common/or-else.js';
import { asTheNewest } from './records/as-the-newest.js';
import { ChangeEmailUseCase } from './change-email.use-case.js';
import { CheckVerificationUseCase } from './verification/check-verification.use-case.js';
import { DeleteAccountUseCase } from './delete-account.use-case.js';
import { GetAccountUseCase } from './get-account.use-case.js';
import { GetDeviceKeyUseCase } from './device-keys/get-device-key.use-case.js';
import { RegisterUseCase } from './register.use-case.js';
import { SendVerificationEmailUseCase } from './verification/send-verification-email.use-case.js';
import { UpdateAccountUseCase } from './update-account.use-case.js';
import { VerifyEmailUseCase } from './verification/verify-email.use-case.js';

/** Messages about accounts. */
@Controller()
export class AccountsController {
  constructor(
    private readonly registering: RegisterUseCase,
    private readonly verifying: VerifyEmailUseCase,
    private readonly checking: CheckVerificationUseCase,
    private readonly changingEmail: ChangeEmailUseCase,
    private readonly mailing: SendVerificationEmailUseCase,
    private readonly getting: GetAccountUseCase,
    private readonly hiding: GetDeviceKeyUseCase,
    private readonly updating: UpdateAccountUseCase,
    private readonly deleting: DeleteAccountUseCase,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Handles(Register)
  register(request: RequestOf<typeof Register>): Promise<ResponseOf<typeof Register>> {
    // Stores the account and its email in one transaction: a retried registration with the same key finds both, or
    // neither.
    const register = () => this.unitOfWork.run(() => this.registering.execute(request));
    return orElse('REGISTRATION_FAILED', () => this.registering.admit(request, () => asTheNewest(register)));
  }

  @Handles(VerifyEmail)
  verifyEmail(request: RequestOf<typeof VerifyEmail>): Promise<ResponseOf<typeof VerifyEmail>> {
    return this.verifying.execute(request);
  }

  @Handles(SendVerificationEmail)
  async sendVerificationEmail(
    request: RequestOf<typeof SendVerificationEmail>,
  ): Promise<ResponseOf<typeof SendVerificationEmail>> {
    await this.unitOfWork.doUnlessDone(() => this.mailing.execute(request));
    return { sent: true };
  }

  @Handles(GetAccount)
  getAccount(request: RequestOf<typeof GetAccount>): Promise<ResponseOf<typeof GetAccount>> {
    return orElse('PROFILE_FETCH_FAILED', () => this.getting.execute(request));
  }

  @Handles(GetDeviceKey)
  getDeviceKey(request: RequestOf<typeof GetDeviceKey>): Promise<ResponseOf<typeof GetDeviceKey>> {
    return this.hiding.execute(request);
  }

  @Handles(UpdateAccount)
  updateAccount(request: RequestOf<typeof UpdateAccount>): Promise<ResponseOf<typeof UpdateAccount>> {
    return orElse('PROFILE_UPDATE_FAILED', () => this.updating.execute(request));
  }

  @Handles(CheckVerification)
  checkVerification(
    request: RequestOf<typeof CheckVerification>,
  ): Promise<ResponseOf<typeof CheckVerification>> {
    return this.checking.execute(request);
  }

  @Handles(ChangeEmail)
  changeEmail(request: RequestOf<typeof ChangeEmail>): Promise<ResponseOf<typeof ChangeEmail>> {
    return orElse('PROFILE_UPDATE_FAILED', () => this.changingEmail.execute(request));
  }

  @Handles(DeleteAccount)
  deleteAccount(request: RequestOf<typeof DeleteAccount>): Promise<ResponseOf<typeof DeleteAccount>> {
    return this.deleting.execute(request);
  }
}
