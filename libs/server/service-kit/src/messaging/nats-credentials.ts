import type { TokenAuth, UserPass } from '@nats-io/transport-node';

/** As the client sends them; undefined without any. */
export type Credentials = UserPass | TokenAuth | undefined;

/** The credentials in the addresses of NATS, each once, in their order. */
export class NatsCredentials {
  private readonly all: readonly Credentials[];
  private used = 0;

  constructor(addresses: readonly URL[]) {
    const distinct = new Map(
      addresses.map(({ username, password }) => [`${username}:${password}`, authOf(username, password)]),
    );
    this.all = [...distinct.values()];
  }

  get count(): number {
    return this.all.length;
  }

  get current(): Credentials {
    return this.all[this.used];
  }

  useNext(): void {
    this.used = (this.used + 1) % this.all.length;
  }
}

function authOf(username: string, password: string): Credentials {
  const [first, second] = [username, password].map(decodeURIComponent);
  if (!first) return undefined;
  return second ? { user: first, pass: second } : { auth_token: first };
}
