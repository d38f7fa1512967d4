import { Injectable } from '@nestjs/common';
import { CatalogueError } from '@word-unfolded/contracts';

/** Files that are written at the same time: each takes the processor for as long as it is written. */
const AT_ONCE = 2;

/** Who may wait; whoever comes when so many do hears that it is busy. */
const WAITING_AT_MOST = 20;

/**
 * Bounds how many files a process writes at once, and lets each reader have one of them: whoever takes ten thousand entries
 * along leaves room for somebody who takes one.
 */
@Injectable()
export class ExportTurns {
  private readonly readers = new Map<string, Promise<unknown>>();
  private readonly waiting: (() => void)[] = [];
  private busy = 0;

  /** @throws CatalogueError SERVICE_UNAVAILABLE when too many wait; what the work throws */
  async take<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    if (this.readers.size >= AT_ONCE + WAITING_AT_MOST) throw CatalogueError.of('SERVICE_UNAVAILABLE');
    const before = this.readers.get(userId) ?? Promise.resolve();
    const turn = before.catch(() => {}).then(() => this.inTurn(work));
    this.readers.set(userId, turn);
    try {
      return await turn;
    } finally {
      if (this.readers.get(userId) === turn) this.readers.delete(userId);
    }
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.busy >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.busy += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // Whoever is next takes over the place: it is not free in between.
      if (next) next();
      else this.busy -= 1;
    }
  }
}
