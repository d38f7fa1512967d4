import { z } from 'zod';

/** One environment variable. */
export type Variable<Value = unknown> = {
  readonly schema: z.ZodType<Value>;
  /** Its purpose in one sentence: shown in error messages and in docs/configuration.md. */
  readonly description: string;
  /**
   * The default, as it would be written in the environment. Without one the variable is required, unless its schema
   * accepts undefined.
   */
  readonly default?: string;
  /** The value of a secret is never printed. */
  readonly secret?: boolean;
  /** The former name of the variable. It is still accepted. */
  readonly formerName?: string;
};

/** A group of variables that one part of the system reads, and the token with which Nest injects their values. */
export type Configuration<Variables extends Record<string, Variable> = Record<string, Variable>> = {
  readonly name: string;
  readonly token: symbol;
  readonly variables: Variables;
};

/** The typed values of a configuration. */
export type ConfigurationOf<Group extends Configuration> = {
  readonly [Name in keyof Group['variables']]: z.output<Group['variables'][Name]['schema']>;
};

/** Declares a variable. Its value has the type of its schema. */
export function variable<Value>(
  schema: z.ZodType<Value>,
  description: string,
  options: Pick<Variable, 'default' | 'secret' | 'formerName'> = {},
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

/** Invalid configuration. The message has one line with the reason for each invalid variable. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads several groups of variables from the environment.
 *
 * @returns the values of each group by its token
 * @throws ConfigurationError that names every invalid variable with its reason
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
    const written =
      valueOf(environment, name) ?? (declared.formerName && valueOf(environment, declared.formerName));
    const result = declared.schema.safeParse(written ?? declared.default);
    if (result.success) values[name] = result.data;
    else problems.push(reasonOf(name, declared, written, result.error));
  }
  return values;
}

/** The value of a variable. An empty one means "not set", as in shells and compose files. */
function valueOf(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
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
