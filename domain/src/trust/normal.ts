import { trustConstants } from './constants.js';

const numerator = [
  220.206867912376, 221.213596169931, 112.07929149787, 33.912866078383, 6.37396220353165, 0.700383064443688,
  0.0352624965998911,
];
const denominator = [
  440.413735824752, 793.826512519948, 637.333633378831, 296.564248779674, 86.7807322029461, 16.064177579207,
  1.75566716318264, 0.0883883476483184,
];

/** Density of the standard normal distribution. */
export function normalDensity(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

/** Chance that a standard normal variable is at most x; error below 1e-12. Source: West 2005, after Hart 1968. */
export function normalCdf(x: number): number {
  const tail = upperTail(Math.abs(x));
  return x > 0 ? 1 - tail : tail;
}

/** Chance of more than x, which is not negative. */
function upperTail(x: number): number {
  if (x > 37) return 0;
  const exponential = Math.exp((-x * x) / 2);
  if (x < 7.07106781186547) return (exponential * polynomial(numerator, x)) / polynomial(denominator, x);
  const fraction = x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))));
  return exponential / fraction / Math.sqrt(2 * Math.PI);
}

/** Coefficients start with the constant. */
function polynomial(coefficients: readonly number[], x: number): number {
  let value = 0;
  for (let power = coefficients.length - 1; power >= 0; power--) {
    value = value * x + (coefficients[power] as number);
  }
  return value;
}

/** The inverse of `normalCdf`, by Newton's method, which comes to it from one side. */
function quantile(chance: number): number {
  if (chance > 0.5) return -quantile(1 - chance);
  let x = 0;
  for (let step = 0; step < 20; step++) x -= (normalCdf(x) - chance) / normalDensity(x);
  return x;
}

/** Standard normal values that stand for the whole distribution: the middles of `nodes` equally likely parts, ascending. */
export const normalNodes: Float64Array = /* @__PURE__ */ Float64Array.from(
  { length: trustConstants.nodes },
  (_, index) => quantile((index + 0.5) / trustConstants.nodes),
);
