import type { z } from 'zod';

/** One field of a schema, at any depth. */
export type SchemaField = {
  readonly path: readonly (string | number)[];
  readonly schema: z.core.$ZodTypes;
  /** Builds an input in which only this field has a value. */
  readonly inputWith: (value: unknown) => unknown;
};

/** All leaf fields of a schema: texts, numbers, choices. */
export function fieldsOf(type: z.core.$ZodType): SchemaField[] {
  const schema = type as z.core.$ZodTypes;
  const { def } = schema._zod;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- a schema of any other kind holds no others
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, each]) =>
        fieldsOf(each).map(within(name, (value) => ({ ...literalsOf(def.shape), [name]: value }))),
      );
    case 'array':
      return fieldsOf(def.element).map(within(0, (value) => [value]));
    case 'record':
      return fieldsOf(def.valueType).map(within('key', (value) => ({ key: value })));
    case 'union':
      return def.options.flatMap(fieldsOf);
    case 'intersection':
      return [...fieldsOf(def.left), ...fieldsOf(def.right)];
    case 'pipe':
      return fieldsOf(isType(def.in, 'transform') ? def.out : def.in);
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return fieldsOf(def.innerType);
    case 'lazy':
      throw new Error('a schema that holds itself has no end of fields');
    default:
      return [{ path: [], schema, inputWith: (value) => value }];
  }
}

function within(name: string | number, wrap: (value: unknown) => unknown) {
  return ({ path, schema, inputWith }: SchemaField): SchemaField => ({
    path: [name, ...path],
    schema,
    inputWith: (value) => wrap(inputWith(value)),
  });
}

/** The discriminating literals of one shape of a union. */
function literalsOf(shape: Readonly<Record<string, z.core.$ZodType>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, each]) => {
      const { def } = (each as z.core.$ZodTypes)._zod;
      return def.type === 'literal' ? [[name, def.values[0]]] : [];
    }),
  );
}

function isType(schema: z.core.$ZodType, type: z.core.$ZodTypeDef['type']): boolean {
  return schema._zod.def.type === type;
}
