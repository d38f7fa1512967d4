import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Workspaces whose code is sent to browsers. */
const SENT = ['apps', 'libs/web', 'libs/shared'];

/**
 * A tool of which only a part is sent; its other dependencies are used at build time only. The parts are the modules
 * that its plugin adds to every bundle.
 */
const SENT_PARTS = {
  '@module-federation/enhanced': [
    '@module-federation/inject-external-runtime-core-plugin',
    '@module-federation/runtime-tools',
  ],
};

/** Build tools that emit their own code into every bundle. Their dependencies are not sent. */
const WRITES_INTO_BUNDLES = ['@rspack/core', '@swc/helpers'];

/** The entry of a package whose manifest names no licence, but which includes a licence text. */
const TITLE_OF_TEXT = 'By the text below';

const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)([-.].*)?$/i;

/**
 * @typedef {{ name: string, version: string, licence: string, by: string, texts: string[] }} Licence
 */

/**
 * The npm packages in the web applications, including transitive ones, with the licence of each.
 *
 * @param {string} root of the repository
 * @returns {Licence[]} by name, then version
 */
export function webLicences(root) {
  const found = new Map();
  for (const folder of workspaces(root)) follow(folder, root, found);
  for (const name of WRITES_INTO_BUNDLES) add(folderOf(name, root, root), found);
  return [...found.values()]
    .map(licenceOf)
    .sort((one, other) => compare(one.name, other.name) || compare(one.version, other.version));
}

const compare = (one, other) => (one < other ? -1 : Number(one > other));

function workspaces(root) {
  return SENT.flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => path.join(root, group, name)),
  ).filter((folder) => existsSync(path.join(folder, 'package.json')));
}

/** Adds the transitive dependencies of a package. */
function follow(folder, root, found) {
  const { name, dependencies = {} } = manifestOf(folder);
  for (const each of SENT_PARTS[name] ?? Object.keys(dependencies)) {
    const next = folderOf(each, folder, root);
    if (add(next, found)) follow(next, root, found);
  }
}

/** @returns {boolean} whether it is new; our own packages are visited separately, and types are never sent */
function add(folder, found) {
  const manifest = manifestOf(folder);
  const key = `${manifest.name} ${manifest.version}`;
  if (manifest.private || manifest.name.startsWith('@types/') || found.has(key)) return false;
  found.set(key, folder);
  return true;
}

/** Resolves a package as Node does: in the nearest node_modules above the importer. */
function folderOf(name, from, root) {
  for (let at = from; ; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (at === root || at === path.dirname(at))
      throw new Error(`${name}, which ${from} needs, is not installed`);
  }
}

const manifestOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

function licenceOf(folder) {
  const { name, version, license, licenses, author, contributors } = manifestOf(folder);
  const [declared = license] = [licenses].flat().filter(Boolean);
  const licence = typeof declared === 'object' ? declared.type : declared;
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (file) => file.isFile() && LICENCE_FILE.test(file.name),
  );
  if (!licence && files.length === 0)
    throw new Error(`${name} has no licence, so it cannot be sent to a browser`);
  return {
    name,
    version,
    licence: licence ?? TITLE_OF_TEXT,
    by: nameOf(author ?? contributors?.[0]),
    texts: files.map((file) => readFileSync(path.join(folder, file.name), 'utf8').trim()),
  };
}

const nameOf = (author) =>
  (typeof author === 'object' ? author.name : author)?.replace(/\s*[<(].*$/, '') ?? '';

/** For packages that name this licence without including its text. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software
and associated documentation files (the "Software"), to deal in the Software without
restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or
substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING
BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM,
DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

function standardText(name, licence) {
  if (licence !== 'MIT') throw new Error(`${name} contains no text of its licence, ${licence}`);
  return MIT;
}

const RULE = '='.repeat(80);

const INTRODUCTION = `LICENCES / LICENCIAS

The pages that your browser was sent contain the following software and fonts, each under
its own licence. The texts of the licences are given as their authors wrote them.

Las páginas que recibe su navegador contienen los siguientes programas y tipos de letra,
cada uno con su propia licencia. Los textos de las licencias están como los escribieron sus
autores.

SCRIPTURE AND REFERENCE WORKS / LA ESCRITURA Y LAS OBRAS DE CONSULTA

The texts that this installation stores come from modules of the SWORD Project: the World
English Bible, the King James Version, Reina Valera 1909 and the works of reference. All are
in the public domain; in the United Kingdom printing the King James Version is reserved by
letters patent of the Crown. Editions that are fetched from elsewhere have licences of their
own. The licence of each stands beside its text, and travels with every copy of it.

Los textos que guarda esta instalación provienen de módulos del proyecto SWORD: la World
English Bible, la King James Version, la Reina Valera 1909 y las obras de consulta. Todos son
de dominio público; en el Reino Unido, la impresión de la King James Version está reservada
por cédula de la Corona. Las ediciones que se traen de otro lugar tienen su propia licencia.
La licencia de cada una está junto a su texto, y acompaña a cada copia.
`;

/**
 * The page of licences: one text for all languages, because licences are not translated.
 *
 * @param {Licence[]} licences
 * @returns {string}
 */
export function licencesText(licences) {
  return [INTRODUCTION, ...licences.map(entryOf)].join(`\n${RULE}\n\n`);
}

function entryOf({ name, version, licence, by, texts }) {
  const body = texts.length > 0 ? texts.join('\n\n') : standardText(name, licence);
  return `${name} ${version}\n${licence}${by && `, ${by}`}\n\n${body}\n`;
}
