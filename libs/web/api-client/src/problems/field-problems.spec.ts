import { loginRoute, registerRoute } from '@word-unfolded/contracts';
import { failure } from '../../test/failure.js';
import { refusal, stubServer } from '../../test/stub-server.js';
import { callRoute } from '../routes/call-route.js';
import { fieldProblems } from './field-problems.js';

const FILLED = {
  name: 'Ruth',
  email: 'ruth@example.org',
  username: 'ruth',
  password: 'rainy day',
  confirmPassword: 'rainy day',
  agreement: true,
};

const register = (body: object, server = stubServer({})) =>
  failure(callRoute(registerRoute, { body }, { language: 'en', ...server }));

describe('the field problems of a form', () => {
  it('have the texts of the specification, before anything is sent', async () => {
    const error = await register({ name: ' ', email: '', username: 'ru', password: 'abc' });
    expect(Object.fromEntries(fieldProblems(error, 'en'))).toEqual({
      name: 'Name is required',
      email: 'Valid email is required',
      username: 'Username must be at least 3 characters',
      password: 'Password must be at least 6 characters',
      confirmPassword: 'Password is required',
      agreement: 'This field is required',
    });
    expect(fieldProblems(error, 'es').get('email')).toBe('Se requiere un correo válido');
  });

  it('name the second password when it differs from the first', async () => {
    const error = await register({ ...FILLED, confirmPassword: 'sunny day' });
    expect([...fieldProblems(error, 'en')]).toEqual([['confirmPassword', 'Passwords do not match']]);
  });

  it('are those of the server, if it reports any', async () => {
    const details = [{ field: 'username', error: 'Letters and digits only' }];
    const server = stubServer({
      'POST /api/auth/register': refusal(400, 'VALIDATION_FAILED', { details }),
    });
    expect([...fieldProblems(await register(FILLED, server), 'en')]).toEqual([
      ['username', 'Letters and digits only'],
    ]);
  });

  it.each([
    ['USERNAME_TAKEN', 409, 'username'],
    ['PASSWORD_TOO_WEAK', 400, 'password'],
  ])('are derived from the code %s alone', async (code, status, field) => {
    const server = stubServer({ 'POST /api/auth/register': refusal(status, code) });
    expect([...fieldProblems(await register(FILLED, server), 'en')]).toEqual([[field, `text of ${code}`]]);
  });

  it('are empty when the error concerns the whole form', async () => {
    const server = stubServer({ 'POST /api/auth/login': refusal(401, 'CREDENTIALS_INVALID') });
    const body = { email: 'ruth@example.org', password: 'wrong' };
    const error = await failure(callRoute(loginRoute, { body }, { language: 'en', ...server }));
    expect(fieldProblems(error, 'en').size).toBe(0);
    expect(fieldProblems(new Error('a mistake of ours'), 'en').size).toBe(0);
  });
});
