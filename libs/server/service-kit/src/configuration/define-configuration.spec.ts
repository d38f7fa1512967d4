import { z } from 'zod';
import {
  ConfigurationError,
  defineConfiguration,
  readConfigurations,
  variable,
  type ConfigurationOf,
} from './define-configuration.js';
import { address, addresses, flag, port } from './values.js';

const web = defineConfiguration('web', {
  PORT: variable(port(), 'Where the web address listens.', { default: '8080' }),
  SECURE: variable(flag(), 'Whether cookies need HTTPS.', { default: 'false' }),
  OPTIONAL: variable(z.string().optional(), 'May be absent.', { formerName: 'MAYBE' }),
});
const store = defineConfiguration('store', {
  REDIS_URL: variable(address('redis', 'rediss'), 'Where limits are counted.', { secret: true }),
});

const read = (environment: Record<string, string>) => readConfigurations([web, store], environment);

describe('configuration', () => {
  it('has typed values and defaults, and treats an empty variable as not set', () => {
    const values = read({ REDIS_URL: 'redis://localhost:6379', PORT: '', SECURE: '1' });
    const typed = values.get(web.token) as ConfigurationOf<typeof web>;
    expect(typed).toEqual({ PORT: 8080, SECURE: true, OPTIONAL: undefined });
  });

  it('accepts the former name of a variable, and prefers the current one', () => {
    const optional = (environment: Record<string, string>) =>
      read({ REDIS_URL: 'redis://localhost', ...environment }).get(web.token);
    expect(optional({ MAYBE: 'before' })).toMatchObject({ OPTIONAL: 'before' });
    expect(optional({ MAYBE: 'before', OPTIONAL: 'now' })).toMatchObject({ OPTIONAL: 'now' });
    expect(optional({ MAYBE: 'before', OPTIONAL: ' ' })).toMatchObject({ OPTIONAL: 'before' });
  });

  it('reports every invalid variable at once, each with its reason', () => {
    expect(() => read({ PORT: '70000', SECURE: 'maybe' })).toThrow(ConfigurationError);
    expect(() => read({ PORT: '70000', SECURE: 'maybe' })).toThrow(
      [
        'PORT is "70000": expected at most 65535. Where the web address listens.',
        'SECURE is "maybe": expected true or false. Whether cookies need HTTPS.',
        'REDIS_URL is not set: expected an address like redis://host:port. Where limits are counted.',
      ].join('\n'),
    );
  });

  it('takes the servers of a cluster, each with its port', () => {
    const schema = addresses('nats', 'tls');
    expect(schema.safeParse('nats://a:1@one:4222, nats://a:1@two:4222').success).toBe(true);
    expect(schema.safeParse('nats://one:4222,two:4222').success).toBe(false);
  });

  it('never prints a secret', () => {
    expect(() => read({ REDIS_URL: 'http://:hunter2@host' })).toThrow(/^REDIS_URL has a wrong value/);
  });
});
