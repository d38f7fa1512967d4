import { accumulatorExpressions } from '../expressions/accumulator-expressions.js';
import { accumulators } from './accumulators.js';
import { arithmeticExpressions } from '../expressions/arithmetic-expressions.js';
import { arrayExpressions } from '../expressions/array-expressions.js';
import { comparisonExpressions } from '../expressions/comparison-expressions.js';
import { comparisonQueries } from '../comparison-queries.js';
import { dateExpressions } from '../expressions/date-expressions.js';
import { elementQueries } from '../element-queries.js';
import { fillingStages } from './filling-stages.js';
import { groupingStages } from './grouping-stages.js';
import { joiningStages } from './joining-stages.js';
import { logicalQueries } from '../logical-queries.js';
import { objectExpressions } from '../expressions/object-expressions.js';
import { outputs } from '../outputs.js';
import { projections } from '../projections.js';
import { setExpressions } from '../expressions/set-expressions.js';
import { shapeStages } from './shape-stages.js';
import { sorting } from './sorting.js';
import { textExpressions } from '../expressions/text-expressions.js';
import { typeExpressions } from '../expressions/type-expressions.js';
import { updateOperators } from '../update-operators.js';

/** The whole battery, grouped by subject. */
export const battery = {
  accumulators,
  expressions: [
    ...accumulatorExpressions,
    ...arithmeticExpressions,
    ...arrayExpressions,
    ...comparisonExpressions,
    ...dateExpressions,
    ...objectExpressions,
    ...setExpressions,
    ...textExpressions,
    ...typeExpressions,
  ],
  projections,
  queries: [...comparisonQueries, ...elementQueries, ...logicalQueries],
  sorting,
  stages: [...fillingStages, ...groupingStages, ...joiningStages, ...outputs, ...shapeStages],
  updates: updateOperators,
};
