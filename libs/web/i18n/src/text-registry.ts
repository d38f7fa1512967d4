import type { Language } from '@word-unfolded/domain';

/** Texts of one namespace in one language: nested names that end in a text. `{{name}}` stands for a value. */
export type TextTree = { readonly [name: string]: string | TextTree };

/** The texts of a namespace: English at hand, because it is the fallback; every other language fetched when it is wanted. */
export type NamespaceTexts<English extends TextTree> = { readonly en: English } & {
  readonly [Other in Exclude<Language, 'en'>]: () => Promise<{ readonly default: TextTree }>;
};

const namespaces = new Map<string, NamespaceTexts<TextTree>>();

/** Makes a namespace known. A namespace has one owner; registering it again (hot reload) replaces it. */
export function registerTexts(namespace: string, texts: NamespaceTexts<TextTree>): void {
  namespaces.set(namespace, texts);
}

/** The names of all namespaces that are known so far. */
export function registeredNamespaces(): string[] {
  return [...namespaces.keys()];
}

/**
 * The texts of a namespace in a language.
 *
 * @throws Error when nobody registered the namespace, or its file cannot be fetched.
 */
export async function readTexts(language: Language, namespace: string): Promise<TextTree> {
  const texts = namespaces.get(namespace);
  if (!texts) throw new Error(`No texts are registered under the name ${namespace}`);
  if (language === 'en') return texts.en;
  return (await texts[language]()).default;
}
