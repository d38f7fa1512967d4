import { Inject, Injectable } from '@nestjs/common';
import { kitConfiguration, type KitConfiguration } from '@word-unfolded/service-kit';

/**
 * Names of the Redis channels on which replicas notify each other. ioredis does not prefix channels, so the prefix is
 * added here.
 */
@Injectable()
export class AnswerChannels {
  private readonly prefix: string;

  constructor(@Inject(kitConfiguration.token) { SUBJECT_PREFIX }: KitConfiguration) {
    this.prefix = `${SUBJECT_PREFIX}:answers`;
  }

  /** Announces that something has happened to an answer. */
  ofAnswer(answerId: string): string {
    return `${this.prefix}:of:${answerId}`;
  }

  /** Announces an answer that a replica must stop. */
  ofReplica(replica: string): string {
    return `${this.prefix}:replica:${replica}`;
  }

  /** Announces a sender, all of whose answers every replica must stop. */
  ofSenders(): string {
    return `${this.prefix}:senders`;
  }
}
