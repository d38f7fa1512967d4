import { Inject, Injectable } from '@nestjs/common';
import { GetAllowance, LIMIT_HEADERS, type Allowance, type Payer } from '@word-unfolded/contracts';
import { ContractClient, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Clock } from '../clock.js';

/** An answer waits no longer for what is left, in milliseconds. */
const WAIT_MS = 300;

/** Says in the headers of an answer of the AI what is left of the day. */
@Injectable()
export class LimitHeaders {
  constructor(
    private readonly client: ContractClient,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * What somebody has left at this moment: to be asked when the answer has begun, and is counted.
   *
   * @returns no headers when it is not known: an answer does not fail for it, and waits little
   */
  async of(payer: Payer): Promise<Readonly<Record<string, string>>> {
    const asked = this.client.ask(GetAllowance, { payer }).catch((error: unknown) => {
      this.log.warn({ err: error }, 'an answer does not say what is left');
      return undefined;
    });
    const allowance = await within(asked, WAIT_MS);
    return allowance ? headersOf(allowance, this.clock.now()) : {};
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

async function within<Value>(asked: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
