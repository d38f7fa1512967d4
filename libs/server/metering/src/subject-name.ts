import type { MeteredSubject, SubjectName } from '@word-unfolded/contracts';
import { networkOf } from '@word-unfolded/service-kit';
import { createHash } from 'node:crypto';

/** Length of the digest of a network: 132 bits, so that collisions do not occur. */
const DIGEST_CHARACTERS = 22;

/**
 * The name under which a subject is counted. A visitor is counted by a digest of the network, so that no address is
 * stored.
 */
export function subjectNameOf(subject: MeteredSubject): SubjectName {
  if (subject.kind === 'reader') return { kind: 'reader', id: subject.id };
  const digest = createHash('sha256').update(networkOf(subject.address)).digest('base64url');
  return { kind: 'visitor', id: `v-${digest.slice(0, DIGEST_CHARACTERS)}` };
}
