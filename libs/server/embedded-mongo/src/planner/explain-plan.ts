import { documentOf, type DocumentLiteral } from '../bson/document-literal.js';
import type { BsonDocument } from '../bson/value.js';
import type { Plan } from './plan.js';

/** A plan in the form that `explain` returns (manual, "Explain Results"). */
export function explainPlan(plan: Plan, sorts: boolean): BsonDocument {
  const stage = stageOf(plan);
  return documentOf(sorts && !plan.isSorted ? { stage: 'SORT', inputStage: stage } : stage);
}

function stageOf(plan: Plan): DocumentLiteral {
  switch (plan.kind) {
    case 'collection scan':
      return { stage: 'COLLSCAN', direction: plan.reverse ? 'backward' : 'forward' };
    case 'union':
      return {
        stage: 'FETCH',
        inputStage: { stage: 'OR', inputStages: plan.branches.map((branch) => inputOf(branch)) },
      };
    case 'index scan':
      return { stage: 'FETCH', inputStage: inputOf(plan) };
  }
}

function inputOf(plan: Plan): DocumentLiteral {
  if (plan.kind !== 'index scan') return stageOf(plan);
  const { definition, flags, isUnique } = plan.index;
  return {
    stage: 'IXSCAN',
    keyPattern: definition.key,
    indexName: definition.name,
    isMultiKey: flags.multikey,
    isUnique,
    isSparse: definition.sparse,
    isPartial: definition.partialFilter !== undefined,
    direction: plan.reverse ? 'backward' : 'forward',
  };
}
