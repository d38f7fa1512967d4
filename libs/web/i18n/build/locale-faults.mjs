import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A tree of texts as a flat map from dotted key to text. */
export function flatten(tree, prefix = '') {
  return new Map(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string' ? [[prefix + name, value]] : [...flatten(value, `${prefix}${name}.`)],
    ),
  );
}

/** The names in double braces of a text, in order. */
const placeholders = (text) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');

/** `verses_one` and `verses_other` are plural forms of one text; each language has the forms of its grammar. */
const stemOf = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/**
 * The differences between the English texts of a namespace and those of another language.
 *
 * @returns {string[]} one sentence for each fault
 */
export function differences(english, other) {
  const stems = (texts) => new Set([...texts.keys()].map(stemOf));
  const [ours, theirs] = [stems(english), stems(other)];
  const missing = [...ours].filter((stem) => !theirs.has(stem)).map((stem) => `${stem} is missing`);
  const extra = [...theirs].filter((stem) => !ours.has(stem)).map((stem) => `${stem} is not in English`);
  const empty = [...other].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty`);
  const unlike = [...other]
    .filter(([key, text]) => english.has(key) && placeholders(english.get(key)) !== placeholders(text))
    .map(
      ([key, text]) => `${key} has {${placeholders(text)}} and English {${placeholders(english.get(key))}}`,
    );
  return [...missing, ...extra, ...empty, ...unlike];
}

/**
 * The keys that no source uses. A key is used as a literal, or by a template such as `theme.${key}`.
 *
 * @param {Iterable<string>} keys
 * @param {string[]} sources the text of each source of the workspace
 */
export function unusedKeys(keys, sources) {
  const used = sources.map(usedIn);
  const literals = new Set(used.flatMap((each) => each.literals));
  const patterns = used.flatMap((each) => each.patterns);
  return [...new Set([...keys].map(stemOf))].filter(
    (key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
}

/** The literal parts of a template that could produce a key. */
const PART_OF_KEY = /^[\w.-]*$/;

/** @returns {{ literals: string[], patterns: RegExp[] }} the strings of a source, and its templates as patterns of keys */
function usedIn(source) {
  const literals = [];
  const patterns = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (parts.some(Boolean) && parts.every((part) => PART_OF_KEY.test(part))) {
        patterns.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest));
  return { literals, patterns };
}

const readTexts = (file) => flatten(JSON.parse(readFileSync(file, 'utf8')));

function sourcesOf(workspace) {
  return readdirSync(workspace, { recursive: true })
    .filter((file) => /(?<!\.spec|\.d)\.tsx?$/.test(file) && !/^(dist|dist-types|node_modules)\//.test(file))
    .map((file) => readFileSync(path.join(workspace, file), 'utf8'));
}

function englishFiles(workspace) {
  const english = path.join(workspace, 'src/locales/en');
  if (!existsSync(english)) return [];
  return readdirSync(english, { recursive: true })
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ workspace, file }));
}

function faultsOfNamespace(workspace, file) {
  const locales = path.join(workspace, 'src/locales');
  const english = readTexts(path.join(locales, 'en', file));
  const others = readdirSync(locales).filter((language) => /^[a-z]{2}$/.test(language) && language !== 'en');
  const between = others.flatMap((language) => {
    const theirs = path.join(locales, language, file);
    if (!existsSync(theirs)) return [`${language}: the file is missing`];
    return differences(english, readTexts(theirs)).map((fault) => `${language}: ${fault}`);
  });
  const unused = unusedKeys(english.keys(), sourcesOf(workspace)).map((key) => `no source uses ${key}`);
  return [...between, ...unused];
}

/**
 * All faults in the texts of the interface, below the root of the repository.
 *
 * @returns {{ namespaces: number, faults: string[] }}
 */
export function localeFaults(root) {
  const files = ['apps', 'libs/web'].flatMap((group) =>
    readdirSync(path.join(root, group)).flatMap((name) => englishFiles(path.join(root, group, name))),
  );
  const faults = files.flatMap(({ workspace, file }) =>
    faultsOfNamespace(workspace, file).map((fault) => `${path.relative(root, workspace)} ${file}: ${fault}`),
  );
  return { namespaces: files.length, faults };
}
