/**
 * A server that a service needs cannot be used as it is configured: it is away, refuses the password, or lacks a feature.
 * The message is for the operator. It names the server and the variable, and never a password.
 */
export class BackingServerError extends Error {
  override readonly name = 'BackingServerError';
}

/** The servers in an address, without user, password and options: `a:27017, b:27017`. */
export function serversIn(address: string): string {
  const servers = address.split(',').map((each) => each.trim().replace(/^[\w+-]+:\/\//, ''));
  return [...new Set(servers.map((each) => each.replace(/^.*@/, '').replace(/[/?].*$/, '')))].join(', ');
}
