/**
 * Tells zod not to compile its schemas into functions: the content security policy forbids that, and even the attempt
 * is reported as a violation. The setting is read when a schema is created, so it must run before the contracts are
 * loaded; zod shares it under this name between all its copies on a page (zod, `z.config({ jitless: true })`).
 */
export function forbidCodeGeneration(): void {
  Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
}
