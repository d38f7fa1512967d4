import { compareValues } from '../../bson/order/compare.js';
import { cloneValue } from '../../bson/value.js';
import type { UpdateOperator } from '../update-operator.js';

/** Compares values of all types (manual, "Comparison/Sort Order"). */
function extreme(direction: 1 | -1): UpdateOperator {
  return (value, { collation }) => ({
    missingPath: 'create',
    apply(slot) {
      const current = slot.get();
      if (current === undefined || compareValues(value, current, collation) * direction < 0)
        slot.set(cloneValue(value));
    },
  });
}

/** Manual, "$min" */
export const minOperator = extreme(1);

/** Manual, "$max" */
export const maxOperator = extreme(-1);
