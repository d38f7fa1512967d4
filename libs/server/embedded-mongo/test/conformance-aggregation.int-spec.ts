import { battery } from './battery/stages/groups.js';
import { runBattery } from './support/run-battery.js';

runBattery('aggregation', [...battery.stages, ...battery.accumulators]);
