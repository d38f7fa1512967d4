import { addDecimals, doubleToDecimal, bigIntToDecimal } from '../bson/numbers/decimal.js';
import {
  double,
  fitsInt64,
  intOrLong,
  numberType,
  toNumber,
  type NumberType,
} from '../bson/numbers/number.js';
import { widerType } from '../bson/numbers/arithmetic.js';
import type { BsonNumber, Decimal128 } from '../bson/value.js';

/**
 * A running sum of numbers of any type. It adds integers exactly, doubles with compensation for the rounding error, and
 * decimals as decimals. The result has the widest type that was added. An integer total beyond int64 becomes a double.
 */
export class Summation {
  private integers = 0n;
  /** Integers below 2^53 are added here first, because adding numbers is much cheaper than adding bigints. */
  private smallIntegers = 0;
  private doubles = 0;
  private roundingError = 0;
  private decimals: Decimal128 | undefined;
  private type: NumberType = 'int';

  add(value: BsonNumber): void {
    const type = numberType(value);
    this.type = widerType(this.type, type);
    if (type === 'int') this.addSmall(value as number);
    else if (type === 'long') this.integers += value as bigint;
    else if (type === 'double') this.addDouble(toNumber(value));
    else
      this.decimals = this.decimals ? addDecimals(this.decimals, value as Decimal128) : (value as Decimal128);
  }

  get total(): BsonNumber {
    if (this.type === 'decimal') return this.decimalTotal;
    if (this.type === 'double') return double(this.doubleTotal);
    const exact = this.integerTotal;
    const fitting = this.type === 'int' ? intOrLong(exact) : fitsInt64(exact) ? exact : undefined;
    return fitting ?? double(Number(exact));
  }

  /** The total of all values that are not decimals. */
  get doubleTotal(): number {
    const copy = new Summation();
    copy.doubles = this.doubles;
    copy.roundingError = this.roundingError;
    const integers = this.integerTotal;
    if (integers !== 0n) copy.addDouble(Number(integers));
    const total = copy.doubles + copy.roundingError;
    // The rounding error of an infinite sum is NaN and has no meaning.
    return Number.isNaN(total) ? copy.doubles : total;
  }

  get decimalTotal(): Decimal128 {
    const whole = bigIntToDecimal(this.integerTotal);
    const exact = this.decimals ? addDecimals(whole, this.decimals) : whole;
    return this.doubles === 0
      ? exact
      : addDecimals(exact, doubleToDecimal(this.doubles + this.roundingError));
  }

  get hasDecimal(): boolean {
    return this.decimals !== undefined;
  }

  /** The JavaScript number nearest to the total. */
  get approximateTotal(): number {
    return this.hasDecimal ? toNumber(this.decimalTotal) : this.doubleTotal;
  }

  private get integerTotal(): bigint {
    return this.integers + BigInt(this.smallIntegers);
  }

  private addSmall(value: number): void {
    this.smallIntegers += value;
    if (Number.isSafeInteger(this.smallIntegers * 2)) return;
    this.integers += BigInt(this.smallIntegers);
    this.smallIntegers = 0;
  }

  /** Knuth's two-sum: computes the rounding error of each addition exactly and stores it. */
  private addDouble(value: number): void {
    const sum = this.doubles + value;
    const virtual = sum - this.doubles;
    this.roundingError += this.doubles - (sum - virtual) + (value - virtual);
    this.doubles = sum;
  }
}
