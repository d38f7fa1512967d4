import { battery } from './battery/stages/groups.js';
import { runBattery } from './support/run-battery.js';

runBattery('expressions', battery.expressions);
