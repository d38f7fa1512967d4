import { bsonType } from '../../bson/bson-type.js';
import { isDocument, type BsonValue } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { UpdateOperator } from '../update-operator.js';

/** Manual, "$currentDate" */
export const currentDateOperator: UpdateOperator = (argument) => {
  const wanted = readType(argument);
  return {
    missingPath: 'create',
    apply: (slot, { now, clusterTime }) => slot.set(wanted === 'date' ? new Date(now) : clusterTime),
  };
};

function readType(argument: BsonValue): 'date' | 'timestamp' {
  if (typeof argument === 'boolean') return 'date';
  if (!isDocument(argument))
    throw mongoError(
      'BadValue',
      `${bsonType(argument)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    );
  const unknown = [...argument.keys()].find((option) => option !== '$type');
  if (unknown !== undefined) throw mongoError('BadValue', `Unrecognized $currentDate option: ${unknown}`);
  const type = argument.get('$type');
  if (type !== 'date' && type !== 'timestamp')
    throw mongoError(
      'BadValue',
      "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
    );
  return type;
}
