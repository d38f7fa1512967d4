import type { RedisOptions } from 'ioredis';

/** What {@link parseRedisAddress} accepts, for error messages. */
export const REDIS_ADDRESS_FORMS =
  'redis://host:port, or redis-sentinel://host:port,host:port/?sentinelMasterId=name';

/** The port of a Sentinel that is named without one. */
const SENTINEL_PORT = 26_379;

/** The longest time without an answer of a Sentinel, in milliseconds: the next one is asked then. */
const SENTINEL_TIMEOUT_MS = 2_000;

/** `redis-sentinel://user:password@host:port,host:port/0?sentinelMasterId=name`; with TLS it begins with `rediss`. */
const SENTINELS = /^(rediss?)-sentinel:\/\/(?:([^@/?]*)@)?([^@/?]+)(?:\/(\d*))?(?:\?(.*))?$/;

/**
 * How ioredis connects to an address of Redis: one server, or the primary that Sentinels name, also after a failover.
 * The form of the second is that of Lettuce and Spring (Redis URI, "Redis Sentinel"), because Redis defines none. User and
 * password are those of the servers; those of the Sentinels are the parameters `sentinelUsername` and `sentinelPassword`.
 *
 * @returns undefined if it is neither
 */
export function parseRedisAddress(address: string): { readonly url: string } | RedisOptions | undefined {
  const sentinels = SENTINELS.exec(address);
  if (sentinels) return sentinelOptions(sentinels);
  if (!URL.canParse(address)) return undefined;
  return ['redis:', 'rediss:'].includes(new URL(address).protocol) ? { url: address } : undefined;
}

function sentinelOptions([, scheme, user = '', hosts = '', db, query]: RegExpExecArray):
  RedisOptions | undefined {
  const servers = hosts.split(',').map(hostAndPort);
  const parameters = new URLSearchParams(query);
  const name = parameters.get('sentinelMasterId');
  if (!name || servers.some((server) => server === undefined)) return undefined;
  const [username, password] = user.includes(':') ? splitOnce(user) : ['', user];
  return {
    sentinels: servers.filter((server) => server !== undefined),
    name,
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(db && { db: Number(db) }),
    ...optional('sentinelUsername', parameters.get('sentinelUsername')),
    ...optional('sentinelPassword', parameters.get('sentinelPassword')),
    ...(scheme === 'rediss' && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
    connectTimeout: SENTINEL_TIMEOUT_MS,
    sentinelCommandTimeout: SENTINEL_TIMEOUT_MS,
    // The former primary may be cut off, so that its connection would never end by itself.
    failoverDetector: true,
    // A primary that was replaced answers writes so until its clients have left it.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  };
}

function hostAndPort(written: string): { readonly host: string; readonly port: number } | undefined {
  const [, ipv6, host = ipv6, port] =
    /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(written.trim()) ?? [];
  return host === undefined ? undefined : { host, port: port === undefined ? SENTINEL_PORT : Number(port) };
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(':');
  return [text.slice(0, at), text.slice(at + 1)];
}

function optional<Name extends string>(
  name: Name,
  value: string | null,
): { readonly [key in Name]?: string } {
  return value ? ({ [name]: value } as { readonly [key in Name]: string }) : {};
}
