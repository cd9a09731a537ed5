import { describe, expect, test } from '@jest/globals';
import { vectors } from '../../test/trust/vectors.js';
import { normalCdf, normalNodes } from './normal.js';
import { skewedCdf, tabulatedCdf } from './normal-table.js';

describe('The normal distribution', () => {
  test.each(vectors.normalCdf)('is $expected at $x', ({ x, expected }) => {
    expect(normalCdf(x)).toBeCloseTo(expected, 10);
    expect(normalCdf(-x)).toBeCloseTo(1 - expected, 10);
  });

  test('is exact far out, where differences from 0 are tiny', () => {
    expect(normalCdf(-10) / 7.61985302416047e-24).toBeCloseTo(1, 8);
    expect(normalCdf(-40)).toBe(0);
    expect(normalCdf(40)).toBe(1);
  });

  test('has the known nodes', () => {
    expect(normalNodes).toHaveLength(vectors.zNodes.length);
    for (const [index, node] of vectors.zNodes.entries()) expect(normalNodes[index]).toBeCloseTo(node, 11);
  });

  test('is the same from the table', () => {
    for (let x = -7; x <= 7; x += 0.01234) {
      expect(Math.abs(tabulatedCdf(x) - normalCdf(x))).toBeLessThan(1e-10);
      expect(skewedCdf(x, 0)).toBe(Math.min(1, tabulatedCdf(x)));
    }
    expect(tabulatedCdf(7)).toBe(1);
  });

  test('leans to the left with a positive skewness, and stays between 0 and 1', () => {
    expect(skewedCdf(0, 0.1)).toBeCloseTo(0.5 + 0.1 / Math.sqrt(2 * Math.PI), 10);
    expect(skewedCdf(-2, 0.1)).toBeLessThan(normalCdf(-2));
    expect(skewedCdf(-3, 9)).toBe(0);
    expect(skewedCdf(3, -9)).toBe(1);
  });
});
