import type { UpdateOperator } from '../update-operator.js';

/** Manual, "$unset" */
export const unsetOperator: UpdateOperator = () => ({ missingPath: 'ignore', apply: (slot) => slot.unset() });
