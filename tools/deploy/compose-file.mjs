import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../setup/workspace.mjs';

/** @typedef {{ build?: { target: string, args: { SERVICE: string }, dockerfile: string }, image?: string, command?: string[], entrypoint?: string[], healthcheck?: object, depends_on?: Record<string, { condition: string }>, ports?: string[], environment?: Record<string, string>, volumes?: string[] }} ComposeService */

/**
 * Reads a YAML file of deploy.
 *
 * @param {string} file
 * @returns {{ services: Record<string, ComposeService> }}
 */
export function readCompose(file) {
  return parse(readFileSync(path.join(ROOT, 'deploy', file), 'utf8'), { merge: true });
}

/**
 * The environment that Compose gives the container of a service: the files merged, with variables substituted.
 *
 * @param {string} service
 * @param {readonly string[]} files
 * @param {Record<string, string>} variables the variables that the operator sets
 * @throws {Error} with the message of Compose if a required variable is not set
 */
export function composedEnvironment(service, files, variables) {
  const layers = files.map((file) => readCompose(file).services[service]?.environment ?? {});
  const entries = Object.entries(Object.assign({}, ...layers));
  return Object.fromEntries(entries.map(([name, value]) => [name, interpolate(String(value), variables)]));
}

/**
 * The variables that an image sets.
 *
 * @param {string} target of the Dockerfile
 * @returns {Record<string, string>}
 */
export function imageEnvironment(target) {
  const dockerfile = readFileSync(path.join(ROOT, 'deploy', 'Dockerfile'), 'utf8');
  const stages = new Map(
    dockerfile.split(/^(?=FROM )/m).map((text) => [/^FROM \S+ AS (\w+)/.exec(text)?.[1], text]),
  );
  const lines = ['runtime', target].flatMap((name) => [...(stages.get(name) ?? '').matchAll(/^ENV (.+)$/gm)]);
  return Object.fromEntries(
    lines.flatMap(([, text = '']) => text.split(' ').map((pair) => pair.split('=', 2))),
  );
}

/**
 * Substitutes `${NAME:-default}`, also within a default, `${NAME:?message}` and `$$`.
 *
 * @param {string} text
 * @param {Record<string, string>} variables
 * @returns {string}
 */
export function interpolate(text, variables) {
  const innermost = /(?<!\$)\$\{(\w+)(?::([-?])([^${}]*))?\}/;
  let result = text;
  for (let found = innermost.exec(result); found; found = innermost.exec(result)) {
    const [whole, name = '', kind, rest = ''] = found;
    const value = variables[name] || (kind === '-' ? rest : '');
    if (!value && kind === '?') throw new Error(`${name}: ${rest}`);
    result = result.replace(whole, () => value);
  }
  return result.replaceAll('$$', '$');
}

/**
 * The variables of an env file.
 *
 * @param {string} file in deploy
 * @returns {Record<string, string>}
 */
export function readEnvFile(file) {
  const lines = readFileSync(path.join(ROOT, 'deploy', file), 'utf8').split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
