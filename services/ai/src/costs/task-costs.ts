import { Injectable } from '@nestjs/common';
import type { Reservation } from '@word-unfolded/metering';
import { UsualCosts } from '@word-unfolded/metering';

/** What a task costs, as its generator knows it before it begins. In tokens. */
export type CostEstimate = {
  /** Known: the rules, and the reader's own words. */
  readonly prompt: number;
  /** All else, as a first guess: it counts only until the real cost of such a task is known. */
  readonly usual: number;
  /** No such task is charged more, whatever is counted. */
  readonly most: number;
};

/** The least that will do of a first guess. */
const LEAST_OF_GUESS = 0.5;

/** Reserves for a task what such tasks really cost, which it learns from their ends. */
@Injectable()
export class TaskCosts {
  constructor(private readonly costs: UsualCosts) {}

  /**
   * The amounts to reserve: the prompt and an ordinary rest, with a margin for longer ones. An ordinary one will do when
   * the day has no more.
   *
   * @param name of the kind of task and its generator
   */
  async amountsOf(
    name: string,
    { prompt, usual, most }: CostEstimate,
  ): Promise<Required<Pick<Reservation, 'amounts' | 'least'>>> {
    // Without Redis there is no reservation either, and that says so.
    const known = await this.costs.of(name).catch(() => undefined);
    const least = known?.mean ?? usual * LEAST_OF_GUESS;
    const expected = known ? known.mean + known.deviation : usual;
    const tokens = Math.min(most, prompt + expected);
    return { amounts: { requests: 1, tokens }, least: { tokens: Math.min(tokens, prompt + least) } };
  }

  /** Learns from a completed task what it really cost. */
  learn(name: string, { prompt }: Pick<CostEstimate, 'prompt'>, tokens: number): Promise<void> {
    return this.costs.learn(name, tokens - prompt);
  }
}
