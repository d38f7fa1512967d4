import type { Language } from '@word-unfolded/domain';

/** Texts of one namespace in one language: nested names that end in a text. `{{name}}` stands for a value. */
export type TextTree = { readonly [name: string]: string | TextTree };

/** The texts of a namespace: English is bundled, because it is the fallback; other languages are fetched on demand. */
export type NamespaceTexts<English extends TextTree> = { readonly en: English } & {
  readonly [Other in Exclude<Language, 'en'>]: () => Promise<{ readonly default: TextTree }>;
};

const namespaces = new Map<string, NamespaceTexts<TextTree>>();

/** Registers a namespace. A namespace has one owner; registering it again (hot reload) replaces it. */
export function registerTexts(namespace: string, texts: NamespaceTexts<TextTree>): void {
  namespaces.set(namespace, texts);
}

/** The names of all namespaces registered so far. */
export function registeredNamespaces(): string[] {
  return [...namespaces.keys()];
}

/**
 * The texts of a namespace in a language.
 *
 * @throws Error when the namespace is not registered, or its file cannot be fetched.
 */
export async function readTexts(language: Language, namespace: string): Promise<TextTree> {
  const texts = namespaces.get(namespace);
  if (!texts) throw new Error(`No texts are registered under the name ${namespace}`);
  if (language === 'en') return texts.en;
  return (await texts[language]()).default;
}
