import { Injectable } from '@nestjs/common';
import { AppError, GetAccount, type User } from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';

/** Name, address and language of readers, from the auth service. None of them is stored here. */
@Injectable()
export class ReaderAccounts {
  constructor(private readonly client: ContractClient) {}

  /** @returns undefined for an account that is deleted */
  async find(userId: string): Promise<User | undefined> {
    try {
      return await this.client.ask(GetAccount, { userId });
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_AUTHENTICATED') return undefined;
      throw error;
    }
  }
}
