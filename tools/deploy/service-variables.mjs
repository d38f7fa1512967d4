import { persistenceConfiguration } from '@word-unfolded/persistence';
import { kitConfiguration, redisConfiguration } from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import { configurations as ofAi } from '../../services/ai/src/configurations.js';
import { configurations as ofAuth } from '../../services/auth/src/configurations.js';
import { configurations as ofBilling } from '../../services/billing/src/configurations.js';
import { gatewayConfiguration } from '../../services/gateway/src/gateway.configuration.js';
import { configurations as ofScripture } from '../../services/scripture/src/configurations.js';
import { plansConfiguration } from '../../services/journal/src/plans/plans.configuration.js';
import { configurations as ofUsage } from '../../services/usage/src/configurations.js';

/**
 * The groups of variables that each service reads, in addition to the common ones.
 *
 * @type {Record<string, readonly { variables: Record<string, { secret?: boolean }> }[]>}
 */
const GROUPS = {
  auth: ofAuth,
  ai: ofAi,
  scripture: ofScripture,
  journal: [persistenceConfiguration, redisConfiguration, storageConfiguration, plansConfiguration],
  usage: ofUsage,
  billing: ofBilling,
  gateway: [gatewayConfiguration, redisConfiguration, storageConfiguration],
};

/**
 * All variables that a service reads.
 *
 * @param {string} service
 */
export function variablesOf(service) {
  return groupsOf(service).flatMap(({ variables }) => Object.keys(variables));
}

/**
 * Those of them that are secrets.
 *
 * @param {string} service
 */
export function secretsOf(service) {
  return groupsOf(service).flatMap(({ variables }) =>
    Object.keys(variables).filter((name) => variables[name]?.secret),
  );
}

/** @param {string} service @returns {readonly { variables: Record<string, { secret?: boolean }> }[]} */
function groupsOf(service) {
  return [kitConfiguration, ...(GROUPS[service] ?? [])];
}
