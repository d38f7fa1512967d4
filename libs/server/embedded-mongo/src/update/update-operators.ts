import { addToSetOperator } from './operators/add-to-set-operator.js';
import { incOperator, mulOperator } from './operators/arithmetic-update-operators.js';
import { bitOperator } from './operators/bit-operator.js';
import { currentDateOperator } from './operators/current-date-operator.js';
import { maxOperator, minOperator } from './operators/extreme-operators.js';
import { popOperator } from './operators/pop-operator.js';
import { pullAllOperator, pullOperator } from './operators/pull-operators.js';
import { pushOperator } from './operators/push-operator.js';
import { renameOperator } from './operators/rename-operator.js';
import { setOperator } from './operators/set-operator.js';
import { unsetOperator } from './operators/unset-operator.js';
import type { UpdateOperator } from './update-operator.js';

/** All update operators by name (manual, "Update Operators"). */
export const updateOperators: Readonly<Record<string, UpdateOperator>> = {
  $addToSet: addToSetOperator,
  $bit: bitOperator,
  $currentDate: currentDateOperator,
  $inc: incOperator,
  $max: maxOperator,
  $min: minOperator,
  $mul: mulOperator,
  $pop: popOperator,
  $pull: pullOperator,
  $pullAll: pullAllOperator,
  $push: pushOperator,
  $rename: renameOperator,
  $set: setOperator,
  $setOnInsert: setOperator,
  $unset: unsetOperator,
};
