/**
 * Tells zod not to compile its schemas into functions: the content security policy forbids that, and already the attempt is
 * reported as a violation. The setting is read while a schema is made, so it must stand before the contracts are loaded;
 * zod keeps it under this name for all its copies on a page (zod, `z.config({ jitless: true })`).
 */
export function forbidCodeGeneration(): void {
  Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
}
