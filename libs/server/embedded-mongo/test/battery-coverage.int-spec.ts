import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groupAccumulators } from '../src/aggregation/group-accumulators.js';
import { supportedStages } from '../src/aggregation/compile-pipeline.js';
import { commands } from '../src/commands/commands.js';
import { supportedExpressions } from '../src/expression/expression-operators.js';
import { supportedFieldOperators } from '../src/query/field-operators.js';
import { logicalOperators } from '../src/query/logical-operators.js';
import { updateOperators } from '../src/update/update-operators.js';
import { battery } from './battery/stages/groups.js';
import { ASPECTS, type Case } from './support/battery.js';

/** The operators of a kind that have no case for some aspect, as `$operator: aspect`. */
function untested(operators: readonly string[], cases: readonly Case[], suffix = ''): string[] {
  const seen = new Set(cases.map(({ subject, aspect }) => `${subject}: ${aspect}`));
  return operators.flatMap((operator) =>
    ASPECTS.map((aspect) => `${operator}${suffix}: ${aspect}`).filter((wanted) => !seen.has(wanted)),
  );
}

const except = (operators: object, ...names: readonly string[]) =>
  Object.keys(operators).filter((name) => !names.includes(name));

/** `$options` is a part of `$regex`. `$rand` has no operand, and its result is not predictable. */
const WITHOUT_SIDES = ['$options', '$rand'];

const README = readFileSync(path.join(import.meta.dirname, '..', 'README.md'), 'utf8');
/** Other spellings of commands that the README lists once. */
const SPELLED_ALSO = ['buildinfo', 'deleteIndexes', 'findandmodify', 'ismaster'];
/** Words of the README rows that are not operators: parts of operators, and the cursor that is written as a stage. */
const MODIFIERS = ['$', '$[]', '$[identifier]', '$each', '$position', '$slice', '$sort'];

describe('battery', () => {
  it('covers every aspect of every expression operator', () => {
    expect(untested(except(supportedExpressions, ...WITHOUT_SIDES), battery.expressions)).toEqual([]);
  });

  it('covers every aspect of every query operator', () => {
    expect(
      untested(
        except({ ...supportedFieldOperators, ...logicalOperators }, ...WITHOUT_SIDES),
        battery.queries,
      ),
    ).toEqual([]);
  });

  it('covers every aspect of every kind of projection', () => {
    const kinds = ['inclusion', 'exclusion', 'expressions', '$slice', '$elemMatch', 'positional $'];
    expect(untested(kinds, battery.projections)).toEqual([]);
  });

  it('covers every aspect of every update operator', () => {
    expect(untested(Object.keys(updateOperators), battery.updates)).toEqual([]);
  });

  it('covers every aspect of every stage', () => {
    expect(untested(Object.keys(supportedStages), battery.stages)).toEqual([]);
  });

  it('covers every aspect of every accumulator', () => {
    expect(untested(Object.keys(groupAccumulators), battery.accumulators, ' (accumulator)')).toEqual([]);
  });

  it.each<[section: string, operators: object, beside?: readonly string[]]>([
    ['commands', commands],
    ['query operators on a field', supportedFieldOperators, ['$comment']],
    ['query operators beside fields', logicalOperators],
    ['update operators', updateOperators, MODIFIERS],
    ['stages', supportedStages, ['$changeStream']],
    ['accumulators', groupAccumulators],
    ['expressions', supportedExpressions],
  ])('covers exactly the %s that the README lists', (section, operators, beside = []) => {
    const row = README.split('\n').find((line) => line.startsWith(`| ${section} `)) ?? '';
    const promised = [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);
    expect(promised.sort()).toEqual([...except(operators, ...SPELLED_ALSO), ...beside].sort());
  });
});
