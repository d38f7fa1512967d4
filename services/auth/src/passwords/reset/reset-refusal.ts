import { AppError } from '@word-unfolded/contracts';
import type { MailedTokens } from '../../tokens/mailed-tokens.js';

/** The refusal of a link that sets no password, with the `reason` why. */
export async function resetRefusal(tokens: MailedTokens, token: string): Promise<AppError> {
  const reason = await tokens.problemOf(['reset-password'], token);
  return AppError.with('RESET_TOKEN_INVALID', {}, { fields: { reason } });
}
