import type { Payer, PayerName } from '@word-unfolded/contracts';
import { networkOf } from '@word-unfolded/service-kit';
import { createHash } from 'node:crypto';

/** Characters of the digest of a network: 132 bits, so that no two meet. */
const DIGEST_CHARACTERS = 22;

/** Under which name somebody is counted. The address of a visitor is nobody's business: a digest of its network counts as well. */
export function payerNameOf(payer: Payer): PayerName {
  if (payer.kind === 'reader') return { kind: 'reader', id: payer.id };
  const digest = createHash('sha256').update(networkOf(payer.address)).digest('base64url');
  return { kind: 'visitor', id: `v-${digest.slice(0, DIGEST_CHARACTERS)}` };
}
