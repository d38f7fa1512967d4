import { cloneValue } from '../../bson/value.js';
import type { UpdateOperator } from '../update-operator.js';

/** Manual, "$set" */
export const setOperator: UpdateOperator = (value) => ({
  missingPath: 'create',
  apply: (slot) => slot.set(cloneValue(value)),
});
