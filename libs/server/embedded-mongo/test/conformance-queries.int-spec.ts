import { battery } from './battery/stages/groups.js';
import { runBattery } from './support/run-battery.js';

runBattery('queries', [...battery.queries, ...battery.sorting, ...battery.projections, ...battery.updates]);
