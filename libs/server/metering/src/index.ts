export { AdminLimits } from './admin-limits.js';
export { Allowances } from './allowances.js';
export { AllowancesModule } from './allowances.module.js';
export { MeteringClock } from './metering-clock.js';
export { Meter, type Reservation } from './meter.js';
export { MeteringModule } from './metering.module.js';
export { payerNameOf } from './payer-name.js';
export { UsageCounters, type CountedSpending } from './usage-counters.js';
