import { callRoute } from '@word-unfolded/api-client';
import { getAllowanceRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { log } from '@word-unfolded/ui';
import { showRemainingLimits } from './limits-left.js';

/**
 * Requests the remaining limits of a reader or a visitor, which is free of charge, and displays them. If the request
 * fails nothing is displayed: the next answer will report a used-up limit.
 */
export async function fetchRemainingLimits(language: Language): Promise<void> {
  try {
    const { limits, used, resetsAt, limited } = await callRoute(getAllowanceRoute, {}, { language });
    const left = (metric: 'requests' | 'tokens') => Math.max(0, limits[metric] - used[metric]);
    showRemainingLimits(
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
    log.warn('The remaining limits could not be fetched', error);
  }
}
