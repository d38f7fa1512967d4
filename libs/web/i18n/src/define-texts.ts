import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { registerTexts, type NamespaceTexts, type TextTree } from './text-registry.js';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `verses_one` and `verses_other` are used as `verses`. */
type Stem<Name extends string> = Name extends `${infer Base}_${PluralForm}` ? Base : Name;

/** The keys of a tree of texts, with dots between their parts. */
export type TextKey<Tree extends TextTree> = {
  [Name in keyof Tree & string]: Tree[Name] extends TextTree ? `${Name}.${TextKey<Tree[Name]>}` : Stem<Name>;
}[keyof Tree & string];

/** Values for the placeholders of a text; `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns the text of a key in the reader's language. */
export type Translate<Tree extends TextTree> = (key: TextKey<Tree>, values?: TextValues) => string;

/**
 * Declares the texts of a workspace and returns the hook that reads them. The English file determines the type of the
 * keys, so a misspelt key does not compile. A component that uses the hook suspends until its language has loaded.
 *
 * @param namespace the workspace's own name for its texts; its locale files have the same name.
 */
export function defineTexts<const English extends TextTree>(
  namespace: string,
  texts: NamespaceTexts<English>,
): () => Translate<English> {
  registerTexts(namespace, texts);
  if (i18next.isInitialized) {
    i18next.addResourceBundle('en', namespace, texts.en);
    void i18next.loadNamespaces(namespace); // beside the code, not only when a component asks for them
  }
  return function useTexts() {
    const { t } = useTranslation(namespace);
    return t as Translate<English>;
  };
}
