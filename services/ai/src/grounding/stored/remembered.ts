/** A memory of what was fetched, bounded: what was not asked for longest goes first. Failures are not kept. */
export class Remembered<Key, Value> {
  readonly #values = new Map<Key, Promise<Value>>();

  constructor(private readonly most: number) {}

  /** What is known under a key, or what is fetched now; whoever asks meanwhile waits for the same. */
  get(key: Key, fetch: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key);
    if (known) this.#values.delete(key);
    const value = known ?? fetch();
    this.#values.set(key, value);
    if (!known) value.catch(() => this.#values.delete(key));
    if (this.#values.size > this.most) this.#values.delete(this.#values.keys().next().value!);
    return value;
  }
}
