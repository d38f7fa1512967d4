import { readFileSync } from 'node:fs';
import path from 'node:path';
import { persistenceConfiguration } from '@word-unfolded/persistence';
import { kitConfiguration, redisConfiguration } from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import { imagesConfiguration } from '../../services/ai/src/images/images.configuration.js';
import { modelsConfiguration } from '../../services/ai/src/models/models.configuration.js';
import { speechConfiguration } from '../../services/ai/src/speech/speech.configuration.js';
import { voiceConfiguration } from '../../services/ai/src/voice/voice.configuration.js';
import { generatorsConfiguration } from '../../services/ai/src/generators/generators.configuration.js';
import { authConfiguration } from '../../services/auth/src/auth.configuration.js';
import { mailConfiguration } from '../../services/auth/src/mail/mail.configuration.js';
import { stripeConfiguration } from '../../services/billing/src/stripe/stripe.configuration.js';
import { gatewayConfiguration } from '../../services/gateway/src/gateway.configuration.js';
import { plansConfiguration } from '../../services/journal/src/plans/plans.configuration.js';
import { scriptureConfiguration } from '../../services/scripture/src/scripture.configuration.js';
import { usageConfiguration } from '../../services/usage/src/usage.configuration.js';
import { ROOT } from '../setup/workspace.mjs';

/** All groups of variables that services read. */
const GROUPS = [
  kitConfiguration,
  redisConfiguration,
  persistenceConfiguration,
  storageConfiguration,
  authConfiguration,
  mailConfiguration,
  gatewayConfiguration,
  scriptureConfiguration,
  modelsConfiguration,
  generatorsConfiguration,
  imagesConfiguration,
  speechConfiguration,
  voiceConfiguration,
  plansConfiguration,
  stripeConfiguration,
  usageConfiguration,
];

describe('docs/configuration.md', () => {
  const page = readFileSync(path.join(ROOT, 'docs', 'configuration.md'), 'utf8');

  it.each(GROUPS.map((group) => [group.name, group]))(
    'has a row for each variable of %s, as declared in the code',
    (_, group) => {
      for (const [name, { description, default: initial }] of Object.entries(group.variables)) {
        expect(page).toContain(`| \`${name}\` | ${initial ? `\`${initial}\`` : ''} | ${description} |`);
      }
    },
  );

  it('has no row for a variable that no code reads', () => {
    const declared = new Set(GROUPS.flatMap((group) => Object.keys(group.variables)));
    const services = page.slice(page.indexOf('## Services'), page.indexOf('## Scripts'));
    const listed = [...services.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(listed.filter((name) => !declared.has(name ?? ''))).toEqual([]);
  });
});
