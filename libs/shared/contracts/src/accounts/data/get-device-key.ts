import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { documentId } from '../account-fields.js';

/**
 * The key pair of an account (ECDH, P-256) with which a device encrypts the data that stays on it after a sign-out. The
 * device stores only the public key; the private key, which decrypts the data, arrives with the next sign-in of the
 * account. Error: NOT_AUTHENTICATED when the account, and so its key, was deleted.
 */
export const GetDeviceKey = defineMessage({
  subject: 'auth.device-key.get',
  safe: true,
  request: z.object({ userId: documentId }),
  response: z.object({
    publicKey: z.string().meta({ description: 'The uncompressed point, base64url.' }),
    privateKey: z.string().meta({ description: 'PKCS #8 in DER, base64url.' }),
  }),
});

export const getDeviceKeyRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/device-key',
  summary: 'The key for data that stays on a device after a sign-out',
  tag: 'Accounts',
  gate: 'signed-in',
  message: GetDeviceKey,
  toRequest: (_, { reader }) => ({ userId: reader.id }),
});
