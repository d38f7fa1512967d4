import { Injectable, Module } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { Consumes } from '@word-unfolded/service-kit';

/** The events of accounts that another service receives. */
export const received: PayloadOf<typeof AccountDeleted>[] = [];

@Injectable()
class Witness {
  @Consumes(AccountDeleted, { as: 'hear' })
  hear(payload: PayloadOf<typeof AccountDeleted>): Promise<void> {
    received.push(payload);
    return Promise.resolve();
  }
}

@Module({ providers: [Witness] })
export class WitnessModule {}
