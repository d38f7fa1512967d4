import { documentOf } from '../../bson/document-literal.js';
import { findRows, planOf, type RowQuery } from '../../operations/reads/find-rows.js';
import { runStream } from '../../operations/reads/run-stream.js';
import { explainPlan } from '../../planner/explain-plan.js';
import type { PlanCounts } from '../../planner/plan.js';
import { okReply, type Reply } from '../../protocol/reply.js';
import type { CommandContext, CommandView } from '../command.js';
import type { CommandRequest } from '../command-request.js';
import { SERVER_VERSION } from '../sessions/server-version.js';

export const VERBOSITIES = ['queryPlanner', 'executionStats', 'allPlansExecution'] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

/** Describes how a query would be, or was, executed (manual, "Explain Results"). */
export async function explainQuery(
  request: CommandRequest,
  context: CommandContext,
  view: CommandView,
  query: RowQuery,
  verbosity: Verbosity,
): Promise<Reply> {
  const collection = view.catalogue.get(request.databaseName, request.collectionName);
  const sorts = query.sort !== undefined && query.sort.size > 0;
  const winningPlan = collection
    ? explainPlan(planOf(collection, query), sorts)
    : documentOf({ stage: 'EOF' });
  return okReply({
    explainVersion: '1',
    queryPlanner: { namespace: request.namespace, parsedQuery: query.filter, winningPlan, rejectedPlans: [] },
    executionStats:
      verbosity === 'queryPlanner' ? undefined : await measure(context, view, collection, query),
    serverInfo: { host: context.identity.address, version: SERVER_VERSION },
  });
}

async function measure(
  { operation }: CommandContext,
  view: CommandView,
  collection: ReturnType<CommandView['catalogue']['get']>,
  query: RowQuery,
) {
  const counts: PlanCounts = { keysExamined: 0, docsExamined: 0 };
  const started = performance.now();
  const rows = collection
    ? await runStream(findRows(view, collection, query, operation, counts), operation)
    : [];
  return {
    executionSuccess: true,
    nReturned: rows.length,
    executionTimeMillis: Math.round(performance.now() - started),
    totalKeysExamined: counts.keysExamined,
    totalDocsExamined: counts.docsExamined,
  };
}
