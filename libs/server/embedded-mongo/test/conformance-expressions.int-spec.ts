import { battery } from './battery/groups.js';
import { runBattery } from './support/run-battery.js';

runBattery('expressions', battery.expressions);
