import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const TAG_BYTES = 16;
/** Every message has a key of its own, so a nonce is never used twice with the same key. */
const NONCE = Buffer.alloc(12);
/** The PKCS #8 encoding of an X25519 private key is this prefix and its 32 bytes (RFC 8410, section 7). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b656e04220420', 'hex');
/** The SPKI encoding of an X25519 public key is this prefix and its 32 bytes. */
const SPKI_PREFIX = Buffer.from('302a300506032b656e032100', 'hex');

/**
 * Derives the key pair that opens sealed texts (X25519).
 *
 * @param secret 32 secret bytes
 */
export function sealingKeys(secret: Buffer): { readonly publicKey: string; readonly privateKey: KeyObject } {
  const der = Buffer.concat([PKCS8_PREFIX, secret]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return { publicKey: rawPublicKey(createPublicKey(privateKey)).toString('base64url'), privateKey };
}

/**
 * Encrypts a text so that only the owner of the public key can read it, not even its sender: an ephemeral X25519 key,
 * HKDF
 * and AES-GCM, as in RFC 9180. A job that is done stays in Redis's append-only file for a long time.
 */
export function sealFor(publicKey: string, text: string): string {
  const recipient = Buffer.from(publicKey, 'base64url');
  const ephemeral = generateKeyPairSync('x25519');
  const sent = rawPublicKey(ephemeral.publicKey);
  const key = messageKey(ephemeral.privateKey, publicKeyOf(recipient), sent, recipient);
  const cipher = createCipheriv(ALGORITHM, key, NONCE);
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([sent, cipher.getAuthTag(), ...encrypted]).toString('base64url');
}

/** @throws an error if the text was sealed for another key, or was changed */
export function openSealed(privateKey: KeyObject, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const sent = bytes.subarray(0, KEY_BYTES);
  const key = messageKey(privateKey, publicKeyOf(sent), sent, rawPublicKey(createPublicKey(privateKey)));
  const decipher = createDecipheriv(ALGORITHM, key, NONCE);
  decipher.setAuthTag(bytes.subarray(KEY_BYTES, KEY_BYTES + TAG_BYTES));
  const text = [decipher.update(bytes.subarray(KEY_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(text).toString('utf8');
}

function messageKey(privateKey: KeyObject, publicKey: KeyObject, sent: Buffer, recipient: Buffer): Buffer {
  const shared = diffieHellman({ privateKey, publicKey });
  return Buffer.from(hkdfSync('sha256', shared, Buffer.concat([sent, recipient]), 'sealed job', KEY_BYTES));
}

function publicKeyOf(raw: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([SPKI_PREFIX, raw]), format: 'der', type: 'spki' });
}

function rawPublicKey(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'spki' }).subarray(SPKI_PREFIX.length);
}
