import { resetPasswordRoute } from './reset-password.js';
import { verifyEmailRoute } from './verify-email.js';

const messagesOf = (result: { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.filter(({ path }) => path[0] === 'token').map(({ message }) => message);

describe('a missing code of an emailed link', () => {
  it.each([{}, { token: '' }, { token: null }])('is named by its own error: %j', (body) => {
    expect(messagesOf(verifyEmailRoute.body!.safeParse(body))).toEqual(['TOKEN_INVALID']);
    expect(messagesOf(resetPasswordRoute.body!.safeParse(body))).toEqual(['RESET_TOKEN_MISSING']);
  });
});
