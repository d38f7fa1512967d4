import { Inject, Injectable } from '@nestjs/common';
import { kitConfiguration, type KitConfiguration } from '@word-unfolded/service-kit';

/** Names of the channels of Redis on which replicas wake each other. Redis puts no prefix before channels, so it stands here. */
@Injectable()
export class AnswerChannels {
  private readonly prefix: string;

  constructor(@Inject(kitConfiguration.token) { SUBJECT_PREFIX }: KitConfiguration) {
    this.prefix = `${SUBJECT_PREFIX}:answers`;
  }

  /** That something has happened to an answer. */
  ofAnswer(answerId: string): string {
    return `${this.prefix}:of:${answerId}`;
  }

  /** What a replica is to stop. */
  ofReplica(replica: string): string {
    return `${this.prefix}:replica:${replica}`;
  }
}
