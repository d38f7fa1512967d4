import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { Consumes } from '@word-unfolded/service-kit';
import { RecordedCommands } from './recorded-commands.js';

/** Deletes the command records of an account together with the account, because they contain its data. */
@Injectable()
export class ForgetCommands {
  constructor(private readonly commands: RecordedCommands) {}

  @Consumes(AccountDeleted, { as: 'forget-commands' })
  async forget({ userId, at }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.commands.forget(userId, new Date(at));
  }
}
