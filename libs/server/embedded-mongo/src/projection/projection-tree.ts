import {
  isArray,
  isDocument,
  type BsonArray,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../bson/value.js';
import type { Expression } from '../expression/expression.js';
import { mongoError } from '../errors/mongo-error.js';

/** The action of a projection on one field: keep it, drop it, compute it, or descend into it. */
type Leaf = { readonly kind: 'leaf' };
type Computed = { readonly kind: 'computed'; readonly expression: Expression };
export type ProjectionTree = {
  readonly kind: 'tree';
  readonly fields: Map<string, ProjectionEntry>;
  /** Whether anything below is computed. */
  computes: boolean;
};
type ProjectionEntry = Leaf | Computed | ProjectionTree;

export function createProjectionTree(): ProjectionTree {
  return { kind: 'tree', fields: new Map(), computes: false };
}

/** @throws MongoError 31249 or 31250 if one path contains the other */
export function addToTree(tree: ProjectionTree, path: readonly string[], entry: Leaf | Computed): void {
  const [name, ...rest] = path as [string, ...string[]];
  const existing = tree.fields.get(name);
  if (entry.kind === 'computed') tree.computes = true;
  if (rest.length === 0) {
    if (existing) throw mongoError(31250, `Path collision at ${path.join('.')}`);
    tree.fields.set(name, entry);
    return;
  }
  if (existing && existing.kind !== 'tree')
    throw mongoError(31249, `Path collision at ${path.join('.')} remaining portion ${rest.join('.')}`);
  const child = existing ?? createProjectionTree();
  tree.fields.set(name, child);
  addToTree(child, rest, entry);
}

/** Keeps only the fields of the tree, in document order. */
export function include(document: BsonDocument, tree: ProjectionTree): BsonDocument {
  const kept: BsonDocument = new Map();
  for (const [name, value] of document) {
    const entry = tree.fields.get(name);
    if (entry?.kind === 'leaf') kept.set(name, value);
    else if (entry?.kind === 'tree') {
      const inner = includeIn(value, entry);
      if (inner !== undefined) kept.set(name, inner);
    }
  }
  return kept;
}

/** A scalar has none of the selected fields and is removed, also inside arrays. */
function includeIn(value: BsonValue, tree: ProjectionTree): Maybe {
  if (isDocument(value)) return include(value, tree);
  if (!isArray(value)) return undefined;
  const kept: BsonArray = [];
  for (const element of value) {
    const inner = includeIn(element, tree);
    if (inner !== undefined) kept.push(inner);
    // A computed subfield replaces a scalar.
    else if (tree.computes) kept.push(null);
  }
  return kept;
}

/** Removes the fields of the tree. */
export function exclude(document: BsonDocument, tree: ProjectionTree): BsonDocument {
  const kept: BsonDocument = new Map();
  for (const [name, value] of document) {
    const entry = tree.fields.get(name);
    if (entry?.kind === 'leaf') continue;
    kept.set(name, entry?.kind === 'tree' ? excludeIn(value, entry) : value);
  }
  return kept;
}

function excludeIn(value: BsonValue, tree: ProjectionTree): BsonValue {
  if (isDocument(value)) return exclude(value, tree);
  return isArray(value) ? value.map((element) => excludeIn(element, tree)) : value;
}

/**
 * Sets the computed fields of the tree, in the order of the projection. A field whose value is missing is removed.
 *
 * @param target a copy that the caller owns; it is modified
 */
export function compute(root: BsonDocument, target: BsonDocument, tree: ProjectionTree): void {
  for (const [name, entry] of tree.fields) {
    if (entry.kind === 'leaf' || (entry.kind === 'tree' && !entry.computes)) continue;
    const value = entry.kind === 'tree' ? computeIn(root, target.get(name), entry) : entry.expression(root);
    if (value === undefined) target.delete(name);
    else target.set(name, value);
  }
}

/** Each element of an array gets the computed fields. An element that is not a document is replaced by one. */
function computeIn(root: BsonDocument, value: Maybe, tree: ProjectionTree): BsonValue {
  if (isArray(value)) return value.map((element) => computeIn(root, element, tree));
  const target: BsonDocument = isDocument(value) ? new Map(value) : new Map();
  compute(root, target, tree);
  return target;
}
