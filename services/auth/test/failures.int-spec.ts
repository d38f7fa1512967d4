import {
  ChangePassword,
  CheckPasswordReset,
  GetAccount,
  OpenSession,
  Register,
  ResetPassword,
  UpdateAccount,
  type MessageContract,
} from '@word-unfolded/contracts';
import { AccountRepository } from '../src/accounts/records/account.repository.js';
import { MailedTokens } from '../src/tokens/mailed-tokens.js';
import { AuthUnderTest, newDevice, newPerson, PASSWORD } from './support/auth-fixture.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  const broken = () => Promise.reject(new Error('the disk of accounts.internal:27017 is full'));
  Object.assign(auth.service.app.get(AccountRepository), {
    byId: broken,
    byUsername: broken,
    verifiedByEmail: broken,
    changeProfile: broken,
  });
  auth.service.app.get(MailedTokens).ownerOf = broken;
});
afterAll(() => auth.stop());

const device = newDevice();
const own = { userId: '0123456789abcdef01234567', sessionId: '0123456789abcdef01234567', device };
const email = 'ana@example.org';

describe('a server error', () => {
  it.each<[string, MessageContract, object]>([
    ['Login failed', OpenSession, { email, password: PASSWORD, rememberMe: false, device }],
    ['Registration failed', Register, newPerson()],
    ['Failed to get user profile', GetAccount, own],
    ['Failed to update profile. Please try again.', UpdateAccount, { ...own, changes: { name: 'Ana' } }],
    ['Failed to verify reset token', CheckPasswordReset, { token: 'A'.repeat(43) }],
    ['Failed to reset password', ResetPassword, { token: 'A'.repeat(43), password: PASSWORD, device }],
    [
      'Failed to update password. Please try again.',
      ChangePassword,
      { ...own, currentPassword: PASSWORD, password: 'a lamp unto my feet' },
    ],
  ])('is reported by the text %j, without its cause', async (text, contract, request) => {
    const error = await auth.refusal(contract, request);
    expect(error).toMatchObject({ status: 500, message: text, details: [], fields: {} });
    expect(JSON.stringify(error)).not.toContain('27017');
  });
});
