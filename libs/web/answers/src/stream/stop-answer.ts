import { callRoute, type CallOptions } from '@word-unfolded/api-client';
import { stopAnswerRoute } from '@word-unfolded/contracts';

/**
 * Ends an answer that is being written; what was written stays.
 *
 * @throws CatalogueError always
 */
export async function stopAnswer(answerId: string, options: CallOptions): Promise<void> {
  await callRoute(stopAnswerRoute, { params: { answerId } }, options);
}
