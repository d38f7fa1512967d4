import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';
import { composedNatsConfiguration } from './nats-permissions.mjs';

/** Writes deploy/nats/nats.conf, for an installation whose SUBJECT_PREFIX is not `wu`: it is the first argument. */
writeFileSync(path.join(ROOT, 'deploy', 'nats', 'nats.conf'), composedNatsConfiguration(process.argv[2]));
