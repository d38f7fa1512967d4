import { addNumbers, multiplyNumbers } from '../../bson/numbers/arithmetic.js';
import { bsonType } from '../../bson/bson-type.js';
import { show } from '../../bson/show.js';
import { isNumber, type BsonNumber } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { UpdateOperator } from '../update-operator.js';

type Calculation = {
  readonly name: '$inc' | '$mul';
  readonly verb: string;
  readonly calculate: (left: BsonNumber, right: BsonNumber) => BsonNumber | undefined;
};

/** The field gets the wider of the two types. An int64 that overflows is an error. */
function arithmetic({ name, verb, calculate }: Calculation): UpdateOperator {
  return (operand, { path }) => {
    if (!isNumber(operand))
      throw mongoError(
        'TypeMismatch',
        `Cannot ${verb} with non-numeric argument: {${path}: ${show(operand)}}`,
      );
    return {
      missingPath: 'create',
      apply(slot, { document }) {
        // A missing field counts as zero.
        const value = slot.get();
        const current = value === undefined ? 0 : value;
        if (!isNumber(current))
          throw mongoError(
            'TypeMismatch',
            `Cannot apply ${name} to a value of non-numeric type. {_id: ${show(document.get('_id'))}} has the field '${slot.name}' of non-numeric type ${bsonType(current)}`,
          );
        const result = calculate(current, operand);
        if (result === undefined)
          throw mongoError(
            'BadValue',
            `Failed to apply ${name} operations to current value (${show(current)}) for document {_id: ${show(document.get('_id'))}}`,
          );
        slot.set(result);
      },
    };
  };
}

/** Manual, "$inc" */
export const incOperator = arithmetic({ name: '$inc', verb: 'increment', calculate: addNumbers });

/** Manual, "$mul" */
export const mulOperator = arithmetic({ name: '$mul', verb: 'multiply', calculate: multiplyNumbers });
