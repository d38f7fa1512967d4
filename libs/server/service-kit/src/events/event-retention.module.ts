import { Module } from '@nestjs/common';
import { EventRetention } from './event-retention.js';

/** Monitors the event stream of the whole installation. Only the gateway imports this module. */
@Module({ providers: [EventRetention] })
export class EventRetentionModule {}
