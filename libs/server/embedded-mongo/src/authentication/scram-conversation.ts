import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mongoError } from '../errors/mongo-error.js';
import { hash, hmac, type ScramSecret } from './scram-secret.js';

const NONCE_BYTES = 24;

/** The server side of a SCRAM-SHA-256 exchange (RFC 5802 and 7677), without channel binding. */
export class ScramConversation {
  private readonly nonce: string;
  private readonly exchanged: string;
  private readonly isKnownUser: boolean;
  private readonly gs2Header: string;
  /** The reply to the client's first message. */
  readonly first: string;

  /** @throws MongoError 18 AuthenticationFailed for a malformed message */
  constructor(
    private readonly secret: ScramSecret,
    clientFirst: string,
  ) {
    const parts = /^([ny],(?:a=[^,]*)?,)(n=([^,]*),r=([^,]+).*)$/s.exec(clientFirst);
    if (!parts) throw failed();
    const [, header, bare, user, clientNonce] = parts as unknown as [string, string, string, string, string];
    this.gs2Header = header;
    this.nonce = clientNonce + randomBytes(NONCE_BYTES).toString('base64');
    // An unknown user name fails at the same step as a wrong password, so that a client cannot detect valid names.
    this.isKnownUser = user.replaceAll('=2C', ',').replaceAll('=3D', '=') === secret.user;
    this.first = `r=${this.nonce},s=${secret.salt.toString('base64')},i=${secret.iterations}`;
    this.exchanged = `${bare},${this.first}`;
  }

  /**
   * @returns the reply to the client's final message, which proves that the server knows the password too
   * @throws MongoError 18 AuthenticationFailed
   */
  finish(clientFinal: string): string {
    const parts = /^(c=([^,]*),r=([^,]*)),p=([^,]*)$/s.exec(clientFinal);
    if (!parts) throw failed();
    const [, withoutProof, binding, nonce, proof] = parts as unknown as [
      string,
      string,
      string,
      string,
      string,
    ];
    const message = `${this.exchanged},${withoutProof}`;
    const isBound = Buffer.from(binding, 'base64').toString() === this.gs2Header && nonce === this.nonce;
    if (!this.proves(Buffer.from(proof, 'base64'), message) || !isBound || !this.isKnownUser) throw failed();
    return `v=${hmac(this.secret.serverKey, message).toString('base64')}`;
  }

  private proves(proof: Buffer, message: string): boolean {
    const { storedKey } = this.secret;
    const signature = hmac(storedKey, message);
    if (proof.length !== signature.length) return false;
    const clientKey = Buffer.from(proof.map((byte, at) => byte ^ (signature[at] as number)));
    return timingSafeEqual(hash(clientKey), storedKey);
  }
}

function failed() {
  return mongoError('AuthenticationFailed', 'Authentication failed.');
}
