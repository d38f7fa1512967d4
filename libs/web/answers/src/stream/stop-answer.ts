import { callRoute, type CallOptions } from '@word-unfolded/api-client';
import { stopAnswerRoute } from '@word-unfolded/contracts';

/**
 * Stops an answer that is being generated; its text so far stays.
 *
 * @throws AppError always
 */
export async function stopAnswer(answerId: string, options: CallOptions): Promise<void> {
  await callRoute(stopAnswerRoute, { params: { answerId } }, options);
}
