import { Injectable } from '@nestjs/common';
import { AppError, type PlacedVoiceEvent } from '@word-unfolded/contracts';
import { AnswerFeed } from '../../answers/generations/answer-feed.js';
import { orUnavailable } from '../../answers/or-unavailable.js';
import { VoiceTimes } from '../voice-times.js';
import type { CallRecord } from './call-record.js';
import { CallStore } from './call-store.js';

/** Reads the events of a call, whichever replica holds it. */
@Injectable()
export class CallReader {
  constructor(
    private readonly store: CallStore,
    private readonly feed: AnswerFeed,
    private readonly times: VoiceTimes,
  ) {}

  /** A reader's own call. @throws AppError VOICE_SESSION_NOT_FOUND, also for another's call; SERVICE_UNAVAILABLE */
  async own(readerId: string, id: string): Promise<CallRecord> {
    const record = await orUnavailable(() => this.store.get(id));
    if (record?.setting.subject.id !== readerId) throw AppError.of('VOICE_SESSION_NOT_FOUND');
    return record;
  }

  /**
   * The events after a place, in order, up to the end of the call.
   *
   * @throws AppError VOICE_SESSION_NOT_FOUND, SERVICE_UNAVAILABLE
   */
  async *follow(
    readerId: string,
    id: string,
    after: string | undefined,
    signal: AbortSignal,
  ): AsyncGenerator<PlacedVoiceEvent> {
    const listening = this.feed.ofAnswer(id);
    try {
      for (let at = after; !signal.aborted;) {
        const { state } = await this.own(readerId, id);
        const events = await orUnavailable(() => this.store.read(id, at));
        for (const placed of events) {
          at = placed.place;
          yield placed;
          if (placed.event.type === 'end') return;
        }
        if (events.length === 0 && state === 'ended') return;
        if (events.length === 0) await listening.news(this.times.lookMs, signal);
      }
    } finally {
      listening.close();
    }
  }

  /** Waits for the end of a call. @returns the call as it is then, or when the time is over */
  async ended(readerId: string, id: string, withinMs: number): Promise<CallRecord> {
    const listening = this.feed.ofAnswer(id);
    const until = AbortSignal.timeout(withinMs);
    try {
      for (;;) {
        const record = await this.own(readerId, id);
        if (record.state === 'ended' || until.aborted) return record;
        await listening.news(this.times.lookMs / 4, until);
      }
    } finally {
      listening.close();
    }
  }
}
