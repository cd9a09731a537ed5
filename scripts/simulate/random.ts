/** Random numbers, always the same ones for a seed. Source: Blackman and Vigna 2021 (xoshiro128**). */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  /** Each stream of a seed has numbers of its own. */
  constructor(seed: number, stream = 0) {
    const start = mixed(mixed(seed) ^ stream);
    const state = (index: number) => mixed(start + Math.imul(index, 0x9e3779b9));
    [this.a, this.b, this.c, this.d] = [state(1), state(2), state(3), state(4)];
  }

  /** Above 0 and below 1. */
  uniform(): number {
    const result = Math.imul(rotated(Math.imul(this.b, 5), 7), 9) >>> 0;
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = rotated(this.d, 11);
    return (result + 0.5) / 2 ** 32;
  }

  /** From 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor(count * this.uniform());
  }

  /** Standard normal (Box and Muller). */
  normal(): number {
    return Math.sqrt(2 * this.gamma(1)) * Math.cos(2 * Math.PI * this.uniform());
  }

  /** Gamma with a whole number as its shape, and scale 1: a sum of so many exponential numbers. */
  gamma(shape: number): number {
    let sum = 0;
    for (let added = 0; added < shape; added++) sum -= Math.log(this.uniform());
    return sum;
  }

  /** Student's t with four degrees of freedom: normal over the root of a chi-squared number by its degrees. */
  studentOfFour(): number {
    return this.normal() / Math.sqrt(this.gamma(2) / 2);
  }

  /** Some of the items, in a random order. */
  some<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    return Array.from({ length: count }, () => rest.splice(this.below(rest.length), 1)).flat();
  }
}

function rotated(bits: number, by: number): number {
  return (bits << by) | (bits >>> (32 - by));
}

/** The last step of MurmurHash3, which makes near seeds far. */
function mixed(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
