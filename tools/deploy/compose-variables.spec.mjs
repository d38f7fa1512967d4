import { SERVICES } from '../setup/workspace.mjs';
import {
  composedEnvironment,
  imageEnvironment,
  interpolate,
  readCompose,
  readEnvFile,
} from './compose-file.mjs';
import { variablesOf } from './service-variables.mjs';

/** Variables of the sandboxes and of development, which are never used in production. */
const NEVER = new Set([
  'SANDBOX_URL',
  'SANDBOX_OPEN',
  'PAYMENT_SANDBOX_URL',
  'STRIPE_API_URL',
  'DEVELOPMENT_LOGIN',
]);

const PASSWORDS = { NATS_PASSWORD: 'n4ts', REDIS_PASSWORD: 'r3dis', MONGODB_PASSWORD: 'm0ngo' };

describe('deploy/compose.yaml', () => {
  it.each(SERVICES)('gives %s every variable that it reads and its image does not set', (name) => {
    const set = imageEnvironment(readCompose('compose.yaml').services[name]?.build?.target ?? '');
    const environment = composedEnvironment(name, ['compose.yaml'], PASSWORDS);
    const missing = variablesOf(name).filter(
      (each) => !(each in environment) && !(each in set) && !NEVER.has(each),
    );
    expect(missing).toEqual([]);
  });

  it.each(SERVICES)('passes variables of the operator on to %s', (name) => {
    const fixed = new Set(['NATS_URL', 'REDIS_URL', 'MONGODB_URI', 'STORAGE_FOLDER']);
    const names = Object.keys(composedEnvironment(name, ['compose.yaml'], PASSWORDS)).filter(
      (each) => !fixed.has(each),
    );
    const chosen = Object.fromEntries(names.map((each) => [each, `chosen ${each}`]));
    expect(composedEnvironment(name, ['compose.yaml'], { ...PASSWORDS, ...chosen })).toMatchObject(chosen);
  });

  it.each(SERVICES)('gives %s servers with passwords, which the operator must set', (name) => {
    expect(composedEnvironment(name, ['compose.yaml'], PASSWORDS)).toMatchObject({
      NATS_URL: `nats://${name}:n4ts@nats:4222`,
      REDIS_URL: 'redis://:r3dis@redis:6379',
      MONGODB_URI: 'mongodb://word-unfolded:m0ngo@mongo:27017/?replicaSet=rs0&authSource=admin',
    });
    for (const each of Object.keys(PASSWORDS))
      expect(() => composedEnvironment(name, ['compose.yaml'], { ...PASSWORDS, [each]: '' })).toThrow(each);
  });

  it.each([
    ['mongo', 'm0ngo'],
    ['redis', 'r3dis'],
    ['nats', '"n4ts"'],
  ])('starts %s with the password that the services use', (name, password) => {
    const { command = [] } = readCompose('compose.yaml').services[name] ?? {};
    const environment = composedEnvironment(name, ['compose.yaml'], PASSWORDS);
    const texts = [...command.map((word) => interpolate(word, PASSWORDS)), ...Object.values(environment)];
    expect(texts).toContain(password);
  });
});

describe('deploy/compose.trial.yaml', () => {
  it('needs no variables except trial.env', () => {
    for (const name of SERVICES)
      expect(() =>
        composedEnvironment(name, ['compose.yaml', 'compose.trial.yaml'], readEnvFile('trial.env')),
      ).not.toThrow();
  });
});
