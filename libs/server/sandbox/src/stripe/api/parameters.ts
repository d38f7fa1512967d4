import { isJsonObject, type Json, type JsonObject } from '../records/json.js';
import type { Metadata } from '../records/records.js';
import { StripeError } from './stripe-error.js';

/** Reads the parameters of a request, and refuses those of a wrong type as Stripe does. */
export class Parameters {
  constructor(
    readonly all: JsonObject,
    private readonly path = '',
  ) {}

  has(name: string): boolean {
    return this.all[name] !== undefined;
  }

  text(name: string): string | undefined {
    const value = this.all[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw this.invalid(name, 'a string');
    return value;
  }

  /** @throws StripeError without the parameter */
  needed(name: string): string {
    const value = this.text(name);
    if (value === undefined || value === '')
      throw StripeError.invalid(
        `Missing required param: ${this.nameOf(name)}.`,
        this.nameOf(name),
        'parameter_missing',
      );
    return value;
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) throw this.invalid(name, 'an integer');
    return Number(value);
  }

  boolean(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') throw this.invalid(name, 'a boolean');
    return value === 'true';
  }

  choice<const Value extends string>(name: string, values: readonly Value[]): Value | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const found = values.find((each) => each === value);
    if (found === undefined) throw this.invalid(name, `one of ${values.join(', ')}`);
    return found;
  }

  object(name: string): Parameters {
    const value = this.all[name];
    if (value === undefined) return new Parameters({}, this.nameOf(name));
    if (!isJsonObject(value)) throw this.invalid(name, 'an object');
    return new Parameters(value, this.nameOf(name));
  }

  objects(name: string): Parameters[] {
    return this.list(name).map((value, index) => {
      if (!isJsonObject(value)) throw this.invalid(name, 'a list of objects');
      return new Parameters(value, `${this.nameOf(name)}[${index}]`);
    });
  }

  texts(name: string): string[] {
    return this.list(name).map((value) => {
      if (typeof value !== 'string') throw this.invalid(name, 'a list of strings');
      return value;
    });
  }

  metadata(name = 'metadata'): Metadata {
    return Object.fromEntries(
      Object.entries(this.object(name).all).map(([key, value]) => {
        if (typeof value !== 'string' || value.length > 500) throw this.invalid(name, 'short strings');
        return [key, value];
      }),
    );
  }

  private list(name: string): readonly Json[] {
    const value = this.all[name];
    if (value === undefined) return [];
    if (!Array.isArray(value)) throw this.invalid(name, 'an array');
    return value as readonly Json[];
  }

  private nameOf(name: string): string {
    return this.path === '' ? name : `${this.path}[${name}]`;
  }

  private invalid(name: string, expected: string): StripeError {
    return StripeError.invalid(`Invalid ${this.nameOf(name)}: must be ${expected}`, this.nameOf(name));
  }
}
