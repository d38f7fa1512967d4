export { AdminLimits } from './admin-limits.js';
export { Allowances } from './allowances.js';
export { AllowancesModule } from './allowances.module.js';
export { Meter, type Reservation } from './meter.js';
export { MeteringModule } from './metering.module.js';
export { subjectNameOf } from './subject-name.js';
export { UsageCounters, type CountedUsage } from './usage-counters.js';
export { UsualCosts, type UsualCost } from './usual-costs.js';
