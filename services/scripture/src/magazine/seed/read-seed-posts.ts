import { postContent, type PostContent } from '@word-unfolded/contracts';
import { LANGUAGES, isSlug, type Language } from '@word-unfolded/domain';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentFolder } from '../../content-folder.js';
import type { FoundReference } from '../reading/references-in.js';

/** A post that comes with the product. */
export type SeedPost = {
  /** The name of its file, without the ending; never changed. */
  readonly origin: string;
  readonly slug: string;
  readonly language: Language;
  /** Posts of several languages with the same name say the same. */
  readonly twins: string;
  readonly publishedAt: Date;
  readonly content: PostContent;
  /** The references in its text, as `referencesIn` finds them. */
  readonly references: readonly FoundReference[];
};

const header = postContent.omit({ body: true }).extend({
  slug: z.string().refine(isSlug),
  twins: z.string().min(1),
  date: z.iso.date(),
});

/** `---`, YAML, `---`, Markdown. */
const FILE = /^---\n(?<yaml>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

/**
 * The references in each post, by its origin. They are stored with the posts because finding them takes a second, which
 * every first start would pay; a test compares them with the texts.
 */
const REFERENCES_FILE = 'references.json';

const storedReferences = z.record(
  z.string(),
  z.array(z.object({ written: z.string(), osis: z.string() })).readonly(),
);

/**
 * The posts that come with the product, from `content/magazine/{language}/{name}.md`.
 *
 * @throws Error that names the file which is not in its form
 */
export function readSeedPosts(folder = contentFolder('magazine')): SeedPost[] {
  const references = storedReferences.parse(
    JSON.parse(readFileSync(path.join(folder, REFERENCES_FILE), 'utf8')),
  );
  return LANGUAGES.flatMap((language) => {
    const own = path.join(folder, language);
    const files = existsSync(own) ? readdirSync(own).filter((name) => name.endsWith('.md')) : [];
    return files.sort().map((name) => {
      const origin = `${language}/${name.slice(0, -3)}`;
      try {
        const post = readSeedPost(origin, language, readFileSync(path.join(own, name), 'utf8'));
        return { ...post, references: references[origin] ?? [] };
      } catch (error) {
        throw new Error(`${language}/${name} is not in the form of a post`, { cause: error });
      }
    });
  });
}

function readSeedPost(origin: string, language: Language, text: string): Omit<SeedPost, 'references'> {
  const { yaml = '', body = '' } = FILE.exec(text)?.groups ?? {};
  const { slug, twins, date, ...rest } = header.parse(parse(yaml));
  const content = postContent.parse({ ...rest, body: body.trim() });
  return { origin, slug, language, twins, publishedAt: new Date(`${date}T09:00:00Z`), content };
}
