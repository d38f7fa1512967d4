import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groupAccumulators } from '../src/aggregation/group-accumulators.js';
import { supportedStages } from '../src/aggregation/compile-pipeline.js';
import { commands } from '../src/commands/commands.js';
import { windowFunctions } from '../src/aggregation/window/window-functions.js';
import { supportedExpressions } from '../src/expression/expression-operators.js';
import { supportedFieldOperators } from '../src/query/field-operators.js';
import { logicalOperators } from '../src/query/logical-operators.js';
import { updateOperators } from '../src/update/update-operators.js';
import { battery } from './battery/groups.js';
import { ASPECTS, type Case } from './support/battery.js';

/** The operators of a kind that have no case of some aspect, as `$operator: aspect`. */
function untested(operators: readonly string[], cases: readonly Case[], suffix = ''): string[] {
  const seen = new Set(cases.map(({ subject, aspect }) => `${subject}: ${aspect}`));
  return operators.flatMap((operator) =>
    ASPECTS.map((aspect) => `${operator}${suffix}: ${aspect}`).filter((wanted) => !seen.has(wanted)),
  );
}

const except = (operators: object, ...names: readonly string[]) =>
  Object.keys(operators).filter((name) => !names.includes(name));

/** `$options` is a part of `$regex`; `$rand` has no operand, and what it gives cannot be foretold. */
const WITHOUT_SIDES = ['$options', '$rand'];

const README = readFileSync(path.join(import.meta.dirname, '..', 'README.md'), 'utf8');
/** Other spellings of commands that the README names once. */
const SPELLED_ALSO = ['buildinfo', 'deleteIndexes', 'findandmodify', 'ismaster'];
/** What stands in a row beside operators: parts of them, and the cursor that is asked for like a stage. */
const MODIFIERS = ['$', '$[]', '$[identifier]', '$each', '$position', '$slice', '$sort'];

describe('the battery', () => {
  it('looks at every expression operator from all sides', () => {
    expect(untested(except(supportedExpressions, ...WITHOUT_SIDES), battery.expressions)).toEqual([]);
  });

  it('looks at every query operator from all sides', () => {
    expect(
      untested(
        except({ ...supportedFieldOperators, ...logicalOperators }, ...WITHOUT_SIDES),
        battery.queries,
      ),
    ).toEqual([]);
  });

  it('looks at every kind of projection from all sides', () => {
    const kinds = ['inclusion', 'exclusion', 'expressions', '$slice', '$elemMatch', 'positional $'];
    expect(untested(kinds, battery.projections)).toEqual([]);
  });

  it('looks at every update operator from all sides', () => {
    expect(untested(Object.keys(updateOperators), battery.updates)).toEqual([]);
  });

  it('looks at every stage from all sides', () => {
    expect(untested(Object.keys(supportedStages), [...battery.stages, ...battery.windows])).toEqual([]);
  });

  it('looks at every accumulator and every window function from all sides', () => {
    expect(untested(Object.keys(groupAccumulators), battery.accumulators, ' (accumulator)')).toEqual([]);
    expect(
      untested(Object.keys(windowFunctions), [...battery.windows, ...battery.accumulators], ' (window)'),
    ).toEqual([]);
  });

  it.each<[room: string, operators: object, beside?: readonly string[]]>([
    ['commands', commands],
    ['query operators on a field', supportedFieldOperators, ['$comment']],
    ['query operators beside fields', logicalOperators],
    ['update operators', updateOperators, MODIFIERS],
    ['stages', supportedStages, ['$changeStream']],
    ['accumulators', groupAccumulators],
    ['expressions', supportedExpressions],
  ])('has all the %s that the README promises, and no other', (room, operators, beside = []) => {
    const row = README.split('\n').find((line) => line.startsWith(`| ${room} `)) ?? '';
    const promised = [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);
    expect(promised.sort()).toEqual([...except(operators, ...SPELLED_ALSO), ...beside].sort());
  });
});
