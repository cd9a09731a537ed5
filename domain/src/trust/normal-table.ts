import { normalCdf, normalDensity } from './normal.js';

/** The table reaches to this many standard deviations on both sides; the chances beyond are 0 and 1. */
export const tableReach = 7;

/** The error of cubic polynomials on cells of this width is below 1e-10. */
const cellsPerUnit = 128;
const cells = 2 * tableReach * cellsPerUnit;
const coefficientsPerCell = 8;

/**
 * Per cell the coefficients, constant first, of the cubic of the chance and of its correction for skewness. A last cell holds
 * the end itself, which rounding can reach.
 */
const table: Float64Array = /* @__PURE__ */ tabulate();

function tabulate(): Float64Array {
  const coefficients = new Float64Array((cells + 1) * coefficientsPerCell);
  for (let cell = 0; cell < cells; cell++) {
    const left = cell / cellsPerUnit - tableReach;
    const right = left + 1 / cellsPerUnit;
    const start = cell * coefficientsPerCell;
    coefficients.set(cubic(normalCdf, normalDensity, left, right), start);
    coefficients.set(cubic(skewness, skewnessSlope, left, right), start + coefficientsPerCell / 2);
  }
  coefficients[cells * coefficientsPerCell] = 1;
  return coefficients;
}

function skewness(x: number): number {
  return (1 - x * x) * normalDensity(x);
}

function skewnessSlope(x: number): number {
  return (x * x - 3) * x * normalDensity(x);
}

type Curve = (x: number) => number;

/** The cubic through both ends with the right slopes, of the share (0 to 1) of the way from left to right. */
function cubic(curve: Curve, slope: Curve, left: number, right: number): number[] {
  const rise = curve(right) - curve(left);
  const [first, last] = [slope(left) * (right - left), slope(right) * (right - left)];
  return [curve(left), first, 3 * rise - 2 * first - last, first + last - 2 * rise];
}

/** `normalCdf` from the table, for |x| < `tableReach`. */
export function tabulatedCdf(x: number): number {
  const position = (x + tableReach) * cellsPerUnit;
  const cell = Math.trunc(position);
  return cubicAt(cell * coefficientsPerCell, position - cell);
}

/** Cumulative chance of a standardised sum with this skewness / 6 (Edgeworth), cut to 0 and 1, for |x| < `tableReach`. */
export function skewedCdf(x: number, skew: number): number {
  const position = (x + tableReach) * cellsPerUnit;
  const cell = Math.trunc(position);
  const start = cell * coefficientsPerCell;
  const share = position - cell;
  const chance = cubicAt(start, share) + skew * cubicAt(start + coefficientsPerCell / 2, share);
  return Math.min(Math.max(chance, 0), 1);
}

/** Called millions of times: arrays or objects here would cost more than the arithmetic. */
function cubicAt(start: number, share: number): number {
  const slope = (table[start + 2] as number) + share * (table[start + 3] as number);
  return (table[start] as number) + share * ((table[start + 1] as number) + share * slope);
}
