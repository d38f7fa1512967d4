/** Data that only the holder of a private key can decrypt. */
export type Sealed = {
  /** The public half of the ephemeral key pair: the uncompressed point of P-256. */
  readonly point: Uint8Array<ArrayBuffer>;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
};

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const SHARED_BITS = 256;
const IV_BYTES = 12;
const PURPOSE = new TextEncoder().encode('what a reader leaves on a device, 1');

/**
 * Encrypts data for the holder of a private key: ECDH with an ephemeral key pair, HKDF-SHA-256, AES-256-GCM. The
 * encrypting device cannot decrypt it.
 *
 * @param publicKey the uncompressed point of P-256, base64url
 * @param place where the data is stored; it cannot be decrypted in another place
 */
export async function seal(publicKey: string, place: string, words: string): Promise<Sealed> {
  const { subtle } = crypto;
  const theirs = await subtle.importKey('raw', bytesOf(publicKey), CURVE, false, []);
  const own = await subtle.generateKey(CURVE, false, ['deriveBits']);
  const point = new Uint8Array(await subtle.exportKey('raw', own.publicKey));
  const key = await keyOf(own.privateKey, theirs, point, 'encrypt');
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await subtle.encrypt(cipher(iv, place), key, new TextEncoder().encode(words));
  return { point, iv, data };
}

/**
 * Decrypts sealed data.
 *
 * @param privateKey PKCS #8, base64url
 * @throws Error when it was encrypted for another key, or for another place
 */
export async function unseal(
  privateKey: string,
  place: string,
  { point, iv, data }: Sealed,
): Promise<string> {
  const { subtle } = crypto;
  const own = await subtle.importKey('pkcs8', bytesOf(privateKey), CURVE, false, ['deriveBits']);
  const theirs = await subtle.importKey('raw', point, CURVE, false, []);
  const key = await keyOf(own, theirs, point, 'decrypt');
  return new TextDecoder().decode(await subtle.decrypt(cipher(iv, place), key, data));
}

async function keyOf(
  own: CryptoKey,
  theirs: CryptoKey,
  salt: Uint8Array<ArrayBuffer>,
  use: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  const { subtle } = crypto;
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own, SHARED_BITS);
  const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: PURPOSE };
  return subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: SHARED_BITS }, false, [use]);
}

const cipher = (iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(place),
});

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
