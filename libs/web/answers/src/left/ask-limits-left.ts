import { callRoute } from '@word-unfolded/api-client';
import { getAllowanceRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { log } from '@word-unfolded/ui';
import { showLimitsLeft } from './limits-left.js';

/**
 * Asks the server what a reader or a visitor has left, which costs nothing, and shows it. Where that cannot be said nothing is shown: the answer
 * itself will say when there is nothing left.
 */
export async function askLimitsLeft(language: Language): Promise<void> {
  try {
    const { limits, used, resetsAt, limited } = await callRoute(getAllowanceRoute, {}, { language });
    const left = (metric: 'requests' | 'tokens') => Math.max(0, limits[metric] - used[metric]);
    showLimitsLeft(
      limited
        ? {
            requests: limits.requests,
            requestsLeft: left('requests'),
            tokens: limits.tokens,
            tokensLeft: left('tokens'),
            resetsAt: Date.parse(resetsAt),
          }
        : undefined,
    );
  } catch (error) {
    log.warn('What is left of the limits is not known', error);
  }
}
