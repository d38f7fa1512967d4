import * as contracts from '@word-unfolded/contracts';
import {
  listJobsOf,
  removeJobOf,
  replayJobsOf,
  retryJobOf,
  type MessageContract,
} from '@word-unfolded/contracts';
import { SERVICES } from './product.js';

/** Messages that each service of readers answers. */
const OF_EACH_SERVICE = [listJobsOf, retryJobOf, removeJobOf, replayJobsOf] as const;

/** Every message of the product that requires an administrator or a service, as the contracts declare it. */
export function restrictedMessages(): readonly MessageContract[] {
  const declared = Object.values(contracts as Readonly<Record<string, unknown>>).filter(isMessage);
  const generic = SERVICES.flatMap((service) => OF_EACH_SERVICE.map((messageOf) => messageOf(service)));
  return [...declared, ...generic].filter(
    ({ requires }) => requires === 'service' || (typeof requires === 'object' && requires.tier === 'admin'),
  );
}

function isMessage(exported: unknown): exported is MessageContract {
  return (
    typeof exported === 'object' && exported !== null && 'kind' in exported && exported.kind === 'message'
  );
}
