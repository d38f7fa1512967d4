import { z } from 'zod';

/** One variable of the environment. */
export type Variable<Value = unknown> = {
  readonly schema: z.ZodType<Value>;
  /** What it is for, in one sentence: shown when it is wrong, and in docs/configuration.md. */
  readonly description: string;
  /** As it would be written in the environment; without one the variable must be set, or its schema must take undefined. */
  readonly default?: string;
  /** A secret is never printed. */
  readonly secret?: boolean;
};

/** A group of variables that one part of the house reads, and the token by which Nest injects their values. */
export type Configuration<Variables extends Record<string, Variable> = Record<string, Variable>> = {
  readonly name: string;
  readonly token: symbol;
  readonly variables: Variables;
};

/** The values of a configuration, typed. */
export type ConfigurationOf<Group extends Configuration> = {
  readonly [Name in keyof Group['variables']]: z.output<Group['variables'][Name]['schema']>;
};

/** Declares a variable; its value has the type of its schema. */
export function variable<Value>(
  schema: z.ZodType<Value>,
  description: string,
  options: { default?: string; secret?: boolean } = {},
): Variable<Value> {
  return { schema, description, ...options };
}

/** Declares a group of variables. */
export function defineConfiguration<Variables extends Record<string, Variable>>(
  name: string,
  variables: Variables,
): Configuration<Variables> {
  return { name, token: Symbol(`configuration of ${name}`), variables };
}

/** Bad configuration: the message has one line for each variable that is wrong, with the reason. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads groups of variables from the environment, all at once.
 *
 * @returns the values of each group by its token
 * @throws ConfigurationError that names every bad variable with its reason
 */
export function readConfigurations(
  groups: readonly Configuration[],
  environment: Environment,
): Map<symbol, object> {
  const problems: string[] = [];
  const values = new Map(groups.map((group) => [group.token, valuesOf(group, environment, problems)]));
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  return values;
}

function valuesOf(group: Configuration, environment: Environment, problems: string[]): object {
  const values: Record<string, unknown> = {};
  for (const [name, declared] of Object.entries(group.variables)) {
    // An empty variable is how shells and compose files write "not set".
    const written = environment[name]?.trim() || undefined;
    const result = declared.schema.safeParse(written ?? declared.default);
    if (result.success) values[name] = result.data;
    else problems.push(reasonOf(name, declared, written, result.error));
  }
  return values;
}

function reasonOf(
  name: string,
  declared: Variable,
  written: string | undefined,
  error: z.core.$ZodError,
): string {
  const wrong = error.issues.map((issue) => issue.message).join('; ');
  const shown =
    written === undefined ? 'is not set' : declared.secret ? 'has a wrong value' : `is "${written}"`;
  return `${name} ${shown}: ${wrong}. ${declared.description}`;
}
