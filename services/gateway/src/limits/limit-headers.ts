import { Inject, Injectable } from '@nestjs/common';
import { GetAllowance, LIMIT_HEADERS, type Allowance, type MeteredSubject } from '@word-unfolded/contracts';
import { ContractClient, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Clock, valueWithin } from '@word-unfolded/primitives';

/** Longest time that a response waits for the remaining limits, in milliseconds. */
const WAIT_MS = 300;

/** Adds the remaining limits of the day to the headers of AI responses. */
@Injectable()
export class LimitHeaders {
  constructor(
    private readonly client: ContractClient,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * The limits that remain now. Call it when the answer has begun, so that it is counted.
   *
   * @returns no headers when they are unknown: they neither fail nor noticeably delay a response
   */
  async of(subject: MeteredSubject): Promise<Readonly<Record<string, string>>> {
    const pending = this.client.ask(GetAllowance, { subject }).catch((error: unknown) => {
      this.log.warn({ err: error }, 'the remaining limits of a response could not be read');
      return undefined;
    });
    const allowance = await valueWithin(pending, WAIT_MS);
    return allowance ? headersOf(allowance, this.clock.now().getTime()) : {};
  }
}

function headersOf({ limits, used, resetsAt }: Allowance, now: number): Readonly<Record<string, string>> {
  const left = (metric: 'tokens' | 'requests') => String(Math.max(0, limits[metric] - used[metric]));
  return {
    [LIMIT_HEADERS.tokens]: String(limits.tokens),
    [LIMIT_HEADERS.tokensRemaining]: left('tokens'),
    [LIMIT_HEADERS.requests]: String(limits.requests),
    [LIMIT_HEADERS.requestsRemaining]: left('requests'),
    [LIMIT_HEADERS.reset]: String(Math.max(0, Math.ceil((Date.parse(resetsAt) - now) / 1_000))),
  };
}
