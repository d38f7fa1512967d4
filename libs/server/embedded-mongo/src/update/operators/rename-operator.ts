import { show } from '../../bson/show.js';
import { isArray, isDocument, type Maybe } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { slotsOf } from '../slots.js';
import type { UpdateCircumstances, UpdateOperator } from '../update-operator.js';

/** Manual, "$rename": sets the new field and removes the old one. Neither may be in an array. */
export const renameOperator: UpdateOperator = (argument, { path }) => {
  const target = readTarget(argument as Maybe, path);
  return {
    missingPath: 'refuse',
    apply(slot, circumstances) {
      const value = slot.get();
      if (value === undefined) return;
      refuseArrays(path, 'source', circumstances);
      refuseArrays(target, 'destination', circumstances);
      slot.unset();
      for (const destination of slotsOf(target, 'create', circumstances)) destination.set(value);
    },
  };
};

function readTarget(argument: Maybe, path: string): string {
  if (typeof argument !== 'string')
    throw mongoError('BadValue', `The 'to' field for $rename must be a string: ${path}: ${show(argument)}`);
  if (argument.includes('\0'))
    throw mongoError('BadValue', "The 'to' field for $rename cannot contain an embedded null byte");
  if (argument === path)
    throw mongoError(
      'BadValue',
      `The source and target field for $rename must differ: ${path}: "${argument}"`,
    );
  if (argument.startsWith(`${path}.`) || path.startsWith(`${argument}.`))
    throw mongoError(
      'BadValue',
      `The source and target field for $rename must not be on the same path: ${path}: "${argument}"`,
    );
  for (const [which, field] of [
    ['source', path],
    ['destination', argument],
  ] as const)
    if (field.split('.').some((component) => component.startsWith('$')))
      throw mongoError('BadValue', `The ${which} field for $rename may not be dynamic: ${field}`);
  return argument;
}

function refuseArrays(
  path: string,
  which: 'source' | 'destination',
  { document }: UpdateCircumstances,
): void {
  let current: Maybe = document;
  for (const component of path.split('.').slice(0, -1)) {
    current = isDocument(current) ? current.get(component) : undefined;
    if (isArray(current))
      throw mongoError(
        'BadValue',
        `The ${which} field cannot be an array element, '${path}' in doc with _id: ${show(document.get('_id'))} has an array field called '${component}'`,
      );
  }
}
