import { mongoError } from '../errors/mongo-error.js';
import { show } from '../bson/show.js';
import {
  firstField,
  isArray,
  isDocument,
  onlyField,
  type BsonArray,
  type BsonDocument,
  type BsonValue,
} from '../bson/value.js';
import type { Expression, ExpressionCompiler, ExpressionContext, Variable } from './expression.js';
import { expressionOperators } from './expression-operators.js';
import { parseFieldPath, valueAtPath } from './field-path.js';

/**
 * Compiles an aggregation expression: a literal, a field path, a variable, an operator, or a document or array of
 * expressions (manual, "Expressions").
 *
 * @throws MongoError 168 InvalidPipelineOperator for an unknown operator, or the operator's own code
 */
export function compileExpression(specification: BsonValue, context: ExpressionContext): Expression {
  return createCompiler(context).compile(specification);
}

function createCompiler(context: ExpressionContext): ExpressionCompiler {
  const compiler: ExpressionCompiler = {
    context,
    compile: (specification) => compile(specification, compiler),
    withVariables: (declared) => createCompiler(withVariables(context, declared)),
  };
  return compiler;
}

/** A context with additional variables. */
export function withVariables(
  context: ExpressionContext,
  declared: Readonly<Record<string, Variable>>,
): ExpressionContext {
  return { ...context, variables: new Map([...context.variables, ...Object.entries(declared)]) };
}

function compile(specification: BsonValue, compiler: ExpressionCompiler): Expression {
  if (typeof specification === 'string' && specification.startsWith('$'))
    return specification.startsWith('$$')
      ? compileVariable(specification.slice(2), compiler.context)
      : compileFieldPath(specification.slice(1), compiler.context);
  if (isArray(specification)) return compileArray(specification, compiler);
  if (isDocument(specification)) return compileDocument(specification, compiler);
  return () => specification;
}

function compileFieldPath(path: string, { variables }: ExpressionContext): Expression {
  if (path === '') throw mongoError(16872, "'$' by itself is not a valid FieldPath");
  const names = parseFieldPath(path);
  const current = variables.get('CURRENT');
  if (current) return () => valueAtPath(current.value, names);
  const [name] = names as [string];
  return names.length === 1 ? (root) => root.get(name) : (root) => valueAtPath(root, names);
}

function compileVariable(reference: string, context: ExpressionContext): Expression {
  if (reference === '') throw mongoError(16869, 'empty variable names are not allowed');
  const dot = reference.indexOf('.');
  const value = variableValue(dot < 0 ? reference : reference.slice(0, dot), context);
  if (dot < 0) return value;
  const path = parseFieldPath(reference.slice(dot + 1));
  return (root) => valueAtPath(value(root), path);
}

function variableValue(name: string, context: ExpressionContext): Expression {
  const variable = context.variables.get(name);
  if (variable) return () => variable.value;
  switch (name) {
    case 'ROOT':
    case 'CURRENT':
      return (root) => root;
    case 'REMOVE':
      return () => undefined;
    case 'NOW':
      return () => context.now;
    case 'CLUSTER_TIME':
      return () => context.clusterTime;
    default:
      throw mongoError(17276, `Use of undefined variable: ${name}`);
  }
}

function compileArray(specification: BsonArray, compiler: ExpressionCompiler): Expression {
  const elements = specification.map((element) => compiler.compile(element));
  return (root) => elements.map((element) => element(root) ?? null);
}

function compileDocument(specification: BsonDocument, compiler: ExpressionCompiler): Expression {
  if (firstField(specification)?.startsWith('$')) return compileOperator(specification, compiler);
  const fields = [...specification].map(
    ([name, value]) => [checkName(name), compiler.compile(value)] as const,
  );
  return (root) => {
    const document: BsonDocument = new Map();
    for (const [name, expression] of fields) {
      const value = expression(root);
      if (value !== undefined) document.set(name, value);
    }
    return document;
  };
}

function compileOperator(specification: BsonDocument, compiler: ExpressionCompiler): Expression {
  const only = onlyField(specification);
  if (!only)
    throw mongoError(
      15983,
      `An object representing an expression must have exactly one field: ${show(specification)}`,
    );
  const [name, argument] = only;
  const operator = Object.hasOwn(expressionOperators, name) ? expressionOperators[name] : undefined;
  if (!operator) throw mongoError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  return operator(argument, compiler, name);
}

function checkName(name: string): string {
  if (name.startsWith('$'))
    throw mongoError(
      16410,
      `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
    );
  if (name.includes('.'))
    throw mongoError(
      16412,
      "FieldPath field names may not contain '.'. Consider using $getField or $setField.",
    );
  return name;
}
