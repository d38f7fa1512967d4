import { typeNameOf } from '../../bson/bson-type.js';
import { show } from '../../bson/show.js';
import { firstField, isArray, isDocument, type BsonDocument, type BsonValue } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { compileExpression } from '../../expression/compile-expression.js';
import type { ExpressionContext } from '../../expression/expression.js';
import { parseFieldPath } from '../../expression/field-path.js';
import { mapStream } from '../../stage-stream/stage-stream.js';
import { parseProjection } from '../../projection/parse-projection.js';
import {
  addToTree,
  compute,
  createProjectionTree,
  exclude,
  type ProjectionTree,
} from '../../projection/projection-tree.js';
import type { Stage, StageCompiler, StageCompilers } from '../stage.js';

/** Manual, "$addFields" and "$set" */
const addFields: StageCompiler = (argument, { expressions }, name) => {
  if (!isDocument(argument)) throw mongoError(40272, `${name} specification stage must be an object`);
  if (argument.size === 0)
    throw mongoError(40177, `Invalid ${name} :: caused by :: specification must have at least one field`);
  const tree = createProjectionTree();
  readAddedFields('', argument, expressions, tree);
  return (input) =>
    mapStream(input, (document) => {
      const changed = new Map(document);
      compute(document, changed, tree);
      return changed;
    });
};

function readAddedFields(
  prefix: string,
  fields: BsonDocument,
  context: ExpressionContext,
  tree: ProjectionTree,
): void {
  for (const [name, value] of fields) {
    const path = prefix + name;
    if (isDocument(value) && value.size > 0 && !firstField(value)?.startsWith('$'))
      readAddedFields(`${path}.`, value, context, tree);
    else
      addToTree(tree, parseFieldPath(path), {
        kind: 'computed',
        expression: compileExpression(value, context),
      });
  }
}

/** Manual, "$unset" */
const unset: StageCompiler = (argument) => {
  const fields = isArray(argument) ? argument : [argument];
  if (fields.length === 0)
    throw mongoError(31119, '$unset specification must be a string or an array with at least one field');
  const tree = createProjectionTree();
  for (const field of fields) {
    if (typeof field !== 'string')
      throw mongoError(
        isArray(argument) ? 31120 : 31002,
        '$unset specification must be a string or an array containing only string values',
      );
    addToTree(tree, parseFieldPath(field), { kind: 'leaf' });
  }
  return (input) => mapStream(input, (document) => exclude(document, tree));
};

/** Manual, "$project" */
const project: StageCompiler = (argument, { expressions }) => {
  if (!isDocument(argument)) throw mongoError(15969, '$project specification must be an object');
  if (argument.size === 0)
    throw mongoError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  const projection = parseProjection(argument, expressions, (_path, value) => {
    if (isDocument(value) && firstField(value) === '$elemMatch')
      throw mongoError('InvalidPipelineOperator', 'Cannot use $elemMatch in this context');
    return false;
  });
  return (input) => mapStream(input, (document) => projection.apply(document));
};

function replaceBy(value: BsonValue, context: ExpressionContext, problem: string): Stage {
  const newRoot = compileExpression(value, context);
  return (input) =>
    mapStream(input, (document) => {
      const root = newRoot(document);
      if (!isDocument(root))
        throw mongoError(
          40228,
          `${problem} must evaluate to an object, but resulting value was: ${show(root)}. Type of resulting value: '${typeNameOf(root)}'.`,
        );
      return root;
    });
}

/** Manual, "$replaceRoot" */
const replaceRoot: StageCompiler = (argument, { expressions }) => {
  if (!isDocument(argument))
    throw mongoError(
      40229,
      `expected an object as specification for $replaceRoot stage, got ${typeNameOf(argument)}`,
    );
  const unknown = [...argument.keys()].find((field) => field !== 'newRoot');
  if (unknown !== undefined)
    throw mongoError(40415, `BSON field '$replaceRoot.${unknown}' is an unknown field.`);
  const newRoot = argument.get('newRoot');
  if (newRoot === undefined)
    throw mongoError(40414, "BSON field '$replaceRoot.newRoot' is missing but a required field");
  return replaceBy(newRoot, expressions, "'newRoot' expression");
};

/** Manual, "$replaceWith" */
const replaceWith: StageCompiler = (argument, { expressions }) =>
  replaceBy(argument, expressions, "'replacement document'");

/** Stages that transform each document independently. */
export const shapeStages: StageCompilers = {
  $addFields: addFields,
  $project: project,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceWith,
  $set: addFields,
  $unset: unset,
};
