import { Inject, Injectable } from '@nestjs/common';
import { EventNoted } from '@word-unfolded/contracts';
import { Clock } from '@word-unfolded/primitives';
import { EventBus, LOGGER, type Logger } from '@word-unfolded/service-kit';
import type { CheckedPiece } from './grounded-piece.js';

const OUTCOMES = ['exact', 'repaired', 'removed'] as const;

type Outcome = (typeof OUTCOMES)[number];

/** Notes of each checked answer how many quotations were exact, repaired and removed, and nothing of the answer itself. */
@Injectable()
export class NotedChecks {
  constructor(
    private readonly events: EventBus,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Passes the pieces on unchanged. The note is sent after the last one, and nobody waits for it. */
  async *noting(pieces: AsyncIterable<CheckedPiece>): AsyncGenerator<CheckedPiece> {
    const counts: Record<Outcome, number> = { exact: 0, repaired: 0, removed: 0 };
    for await (const piece of pieces) {
      const outcome = piece.kind === 'quotation' && OUTCOMES.find((each) => each === piece.verdict);
      if (outcome) counts[outcome] += 1;
      yield piece;
    }
    const at = this.clock.now().toISOString();
    this.events
      .publish(EventNoted, { service: 'ai', name: 'answer.checked', properties: counts, at })
      .catch((error: unknown) => this.log.warn({ err: error }, 'the check of an answer could not be noted'));
  }
}
