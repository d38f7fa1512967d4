import { Controller } from '@nestjs/common';
import {
  DeleteAccount,
  GetAccount,
  Register,
  SendVerificationEmail,
  UpdateAccount,
  VerifyEmail,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { orElse } from '../common/or-else.js';
import { DeleteAccountUseCase } from './delete-account.use-case.js';
import { GetAccountUseCase } from './get-account.use-case.js';
import { RegisterUseCase } from './register.use-case.js';
import { SendVerificationEmailUseCase } from './send-verification-email.use-case.js';
import { UpdateAccountUseCase } from './update-account.use-case.js';
import { VerifyEmailUseCase } from './verify-email.use-case.js';

/** What others ask of accounts. */
@Controller()
export class AccountsController {
  constructor(
    private readonly registering: RegisterUseCase,
    private readonly verifying: VerifyEmailUseCase,
    private readonly mailing: SendVerificationEmailUseCase,
    private readonly getting: GetAccountUseCase,
    private readonly updating: UpdateAccountUseCase,
    private readonly deleting: DeleteAccountUseCase,
  ) {}

  @Handles(Register)
  register(request: RequestOf<typeof Register>): Promise<ResponseOf<typeof Register>> {
    return orElse('REGISTRATION_FAILED', () => this.registering.execute(request));
  }

  @Handles(VerifyEmail)
  verifyEmail(request: RequestOf<typeof VerifyEmail>): Promise<ResponseOf<typeof VerifyEmail>> {
    return this.verifying.execute(request);
  }

  @Handles(SendVerificationEmail)
  sendVerificationEmail(
    request: RequestOf<typeof SendVerificationEmail>,
  ): Promise<ResponseOf<typeof SendVerificationEmail>> {
    return this.mailing.execute(request);
  }

  @Handles(GetAccount)
  getAccount(request: RequestOf<typeof GetAccount>): Promise<ResponseOf<typeof GetAccount>> {
    return orElse('PROFILE_FETCH_FAILED', () => this.getting.execute(request));
  }

  @Handles(UpdateAccount)
  updateAccount(request: RequestOf<typeof UpdateAccount>): Promise<ResponseOf<typeof UpdateAccount>> {
    return orElse('PROFILE_UPDATE_FAILED', () => this.updating.execute(request));
  }

  @Handles(DeleteAccount)
  deleteAccount(request: RequestOf<typeof DeleteAccount>): Promise<ResponseOf<typeof DeleteAccount>> {
    return this.deleting.execute(request);
  }
}
