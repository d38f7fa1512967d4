import { compareValues } from '../../bson/compare.js';
import { cloneValue } from '../../bson/value.js';
import type { UpdateOperator } from '../update-operator.js';

/** Values of all types compare with each other (manual, "Comparison/Sort Order"). */
function keeping(direction: 1 | -1): UpdateOperator {
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
export const minOperator = keeping(1);

/** Manual, "$max" */
export const maxOperator = keeping(-1);
