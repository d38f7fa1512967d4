import { persistenceConfiguration } from '@word-unfolded/persistence';
import { kitConfiguration, redisConfiguration } from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import { configurations as ofAi } from '../../services/ai/src/configurations.js';
import { configurations as ofAuth } from '../../services/auth/src/configurations.js';
import { configurations as ofBilling } from '../../services/billing/src/configurations.js';
import { gatewayConfiguration } from '../../services/gateway/src/gateway.configuration.js';
import { scriptureConfiguration } from '../../services/scripture/src/scripture.configuration.js';
import { configurations as ofUsage } from '../../services/usage/src/configurations.js';

/**
 * The groups of variables that each service reads, in addition to the common ones.
 *
 * @type {Record<string, readonly { variables: object }[]>}
 */
const GROUPS = {
  auth: ofAuth,
  ai: ofAi,
  scripture: [scriptureConfiguration, redisConfiguration],
  journal: [persistenceConfiguration, storageConfiguration],
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
  return [kitConfiguration, ...(GROUPS[service] ?? [])].flatMap(({ variables }) => Object.keys(variables));
}
