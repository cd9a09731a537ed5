// Recomputes what an Appliance Index says of how sure its scores and places are, from its public scores, by the formulas of
// /methodology and without our code. Needs Node.js 18 or newer, and the address of the site:
//   node recompute-trust.mjs http://localhost:3000
const base = process.argv[2] ?? 'http://localhost:3000';
const get = async (path) => (await fetch(new URL(path, base))).json();
const models = await get('/api/appliances');
// All at once: the connection would be closed while we calculate.
const ofCategory = ({ category }) => `/api/trust?category=${category}`;
const paths = ['/api/trust', ...new Set(models.map(ofCategory))];
const answers = new Map(await Promise.all(paths.map(async (path) => [path, await get(path)])));
const clamp = (x, low, high) => Math.min(high, Math.max(low, x));
const sum = (list, f) => list.reduce((total, each) => total + f(each), 0);
const stores = ['lowes', 'homeDepot', 'bestBuy', 'ajMadison'];
/** Normal distribution: the series near 0, else the continued fraction. */
function phi(x) {
  if (Math.abs(x) > 38) return x < 0 ? 0 : 1;
  const density = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  if (Math.abs(x) < 3) {
    let [term, total] = [x, x];
    for (let i = 3; Math.abs(term) > 1e-17; i += 2) total += term = (term * x * x) / i;
    return 0.5 + total * density;
  }
  let fraction = Math.abs(x);
  for (let i = 200; i > 0; i--) fraction = Math.abs(x) + i / fraction;
  return x < 0 ? density / fraction : 1 - density / fraction;
}
const spreadOf = (x, n) => ((m) => (m - 1) * (5 - m))(clamp((n * x + 840) / (n + 200), 1.5, 4.9));
const rated = models.flatMap((model) => {
  const s = stores.flatMap((store) => {
    const [score, n] = [model[`${store}Score`], model[`${store}ReviewCount`] || 1];
    return score === null ? [] : [{ x: score / 10, n, S: spreadOf(score / 10, n) }];
  });
  const N = sum(s, ({ n }) => n);
  const figures = stores.flatMap((store) => [model[`${store}Score`], model[`${store}ReviewCount`]]);
  const { id, brand, category } = model;
  const type = `${category}/${model.subcategory ?? ''}`;
  const pool = N < 10 ? id : JSON.stringify([type, brand, figures]);
  const L = clamp(Math.log10(N), 0, 4) - 2;
  return s.length ? [{ id, category, type, pool, s, N, y: sum(s, ({ x, n }) => x * n) / N, L }] : [];
});
const seen = new Set();
const pieces = rated.filter(({ pool }) => !seen.has(pool) && seen.add(pool));
// Noise, learned from pairs of stores.
const t = { s: 0, u: 0, q: 0, uu: 0, uq: 0, P: 0 };
for (const { s } of pieces)
  for (const [i, a] of s.entries())
    for (const b of s.slice(i + 1)) {
      if (a.n < 10 || b.n < 10) continue;
      const [p, u] = [0.5 * (a.S / a.n + b.S / b.n), a.S / (a.n + 30) + b.S / (b.n + 30)];
      const [e, w] = [0.0088 + 2.25 * u + p, 1 / (0.0088 + 2.25 * u + p) ** 2];
      const q = Math.min((a.x - b.x) ** 2, 9 * e) - p;
      for (const [name, x] of Object.entries({ s: 1, u, q, uu: u * u, uq: u * q })) t[name] += w * x;
      t.P++;
    }
const det = t.s * t.uu - t.u * t.u;
let [K, F] = [2.25, 0.0044];
if (t.P >= 3 && det > 1e-12 * t.s * t.uu) {
  const g = t.P / (t.P + 100);
  K += g * (clamp((t.s * t.uq - t.u * t.q) / det, 0, 6) - K);
  F += g * (clamp((t.uu * t.q - t.u * t.uq) / (2 * det), 0.002, 0.04) - F);
}
for (const m of rated) m.V = sum(m.s, ({ n, S }) => (n / m.N) ** 2 * (S * (0.5 / n + K / (n + 30)) + F));
// The prior: a mean by type, a slope in log10(reviews), a variance by category.
const groups = (list, key) =>
  list.reduce((all, m) => all.set(m[key], [...(all.get(m[key]) ?? []), m]), new Map());
const A = new Map([...groups(rated, 'category').keys()].map((category) => [category, 0.05]));
let [slope, types] = [0, new Map()];
for (let round = 0; round < 2; round++) {
  for (const m of pieces) m.w = 1 / (A.get(m.category) + m.V);
  const mean = (list, f) => sum(list, (m) => m.w * f(m)) / sum(list, (m) => m.w);
  const byType = [...groups(pieces, 'type')].map(([type, list]) => [
    type,
    list,
    mean(list, (m) => m.y),
    mean(list, (m) => m.L),
  ]);
  const moment = (f) => sum(byType, ([, list, y, L]) => sum(list, (m) => m.w * f(m, y, L)));
  const below = moment((m, _, L) => (m.L - L) ** 2);
  slope = below <= 1e-9 ? 0 : clamp(moment((m, y, L) => (m.L - L) * (m.y - y)) / below, 0, 0.3);
  for (const m of pieces) m.r = m.y - slope * m.L;
  types = new Map(
    byType.map(([type, list]) => {
      const own = pieces.filter((m) => m.category === list[0].category);
      const W = sum(list, (m) => m.w);
      const a = 1 / (W + 100);
      return [
        type,
        {
          mean: (sum(list, (m) => m.w * m.r) + 100 * mean(own.length < 8 ? pieces : own, (m) => m.r)) * a,
          a,
        },
      ];
    }),
  );
  const excess = (list) => mean(list, (m) => (m.r - types.get(m.type).mean) ** 2 - m.V + types.get(m.type).a);
  const variances = [...A.keys()].map((category) => {
    const own = pieces.filter((m) => m.category === category);
    return [category, pieces.length < 8 ? 0.05 : clamp(excess(own.length < 8 ? pieces : own), 0.005, 0.5)];
  });
  for (const [category, variance] of variances) A.set(category, variance);
}
for (const m of rated) {
  const [variance, { mean, a }] = [A.get(m.category), types.get(m.type)];
  const share = variance / (variance + m.V);
  m.m = mean + slope * m.L + share * (m.y - mean - slope * m.L);
  m.sd = Math.sqrt(share * m.V + (1 - share) ** 2 * a);
}
/** The z below which a share p of the normal distribution lies, by bisection. */
function quantile(p) {
  let [low, high] = [-9, 9];
  for (let i = 0; i < 80; i++)
    [low, high] = phi((low + high) / 2) < p ? [(low + high) / 2, high] : [low, (low + high) / 2];
  return low;
}
const nodes = Array.from({ length: 33 }, (_, k) => quantile((k + 0.5) / 33));
/** Chances of 0, 1, ... better models. */
function chances(m, list) {
  const others = list.filter((other) => other.pool !== m.pool);
  const cdf = new Float64Array(list.length);
  for (const z of nodes) {
    const p = others.map((other) => phi((other.m - m.m - m.sd * z) / other.sd));
    if (list.length > 100) {
      const [M, D, G] = [
        sum(p, (x) => x),
        Math.max(
          sum(p, (x) => x * (1 - x)),
          1e-12,
        ),
        sum(p, (x) => x * (1 - x) * (1 - 2 * x)),
      ];
      for (let b = 0; b < cdf.length; b++) {
        const q = (b + 0.5 - M) / Math.sqrt(D);
        cdf[b] +=
          clamp(
            phi(q) + ((G / D ** 1.5) * (1 - q * q) * Math.exp((-q * q) / 2)) / Math.sqrt(2 * Math.PI) / 6,
            0,
            1,
          ) / 33;
      }
    } else {
      const pmf = new Float64Array(list.length + 1).fill(0, 1);
      pmf[0] = 1;
      for (const x of p)
        for (let b = list.length; b >= 0; b--) pmf[b] = pmf[b] * (1 - x) + (b > 0 ? pmf[b - 1] * x : 0);
      for (let b = 0, total = 0; b < cdf.length; b++) {
        total += pmf[b];
        cdf[b] += total / 33;
      }
    }
  }
  cdf[cdf.length - 1] = 1;
  return cdf;
}
function range(m, list) {
  const cdf = chances(m, list);
  const round = (x) => Math.round(x * 1e9) / 1e9;
  let best = null;
  for (let low = 1, high = 1; low <= list.length; low++) {
    const chance = () => round(cdf[high - 1] - (low > 1 ? cdf[low - 2] : 0));
    high = Math.max(high, low);
    while (high < list.length && chance() < 0.9) high++;
    const [width, p] = [high - low, chance()];
    if (p >= 0.9 && (!best || width < best.width || (width === best.width && p > best.p)))
      best = { low, high, width, p };
  }
  const mates = list.slice(0, list.indexOf(m)).filter(({ pool }) => pool === m.pool).length;
  return [Math.min(best.low + mates, list.length), Math.min(best.high + mates, list.length)];
}
const z90 = 1.6448536269514722;
/** The two stores whose reviewers differ most, if by more than chance explains. */
function storesDisagree({ s }) {
  const counted = s.filter(({ n }) => n >= 20);
  const pairs = counted.flatMap((a, i) =>
    counted.slice(i + 1).map((b) => {
      const gap = Math.abs(a.x - b.x);
      return { gap, surelyAbove: gap - 2.576 * Math.sqrt(a.S / a.n + b.S / b.n + 2 / 1200) };
    }),
  );
  const shown = pairs.filter(({ gap, surelyAbove }) => gap >= 0.5 - 1e-9 && surelyAbove >= 0.1);
  return shown.sort((a, b) => b.gap - a.gap)[0] ?? null;
}
/** What is said of a model in a list, but for its pool and what follows from votes. */
function trustOf(m, list) {
  const place = list.indexOf(m) + 1;
  const [placeLow, placeHigh] = range(m, list);
  const next = list[place];
  const sure = next && next.pool !== m.pool ? phi((m.m - next.m) / Math.hypot(m.sd, next.sd)) : null;
  const sureness = sure === null || (sure > 0.1 && sure < 0.9) ? 'tie' : sure > 0.5 ? 'ahead' : 'behind';
  const margin = z90 * Math.sqrt(m.V);
  return {
    ...{ place, placeLow, placeHigh, of: list.length, outside: place < placeLow || place > placeHigh },
    ...{ score: m.y, adjusted: m.m, sd: m.sd, margin },
    ...{ low: Math.max(1, m.m - z90 * m.sd), high: Math.min(5, m.m + z90 * m.sd) },
    evidence: margin <= 0.2 ? 'high' : margin <= 0.35 ? 'good' : margin <= 0.6 ? 'low' : 'very low',
    sureAboveNext: sure,
    versusNext: next ? sureness : null,
    storesDisagree: storesDisagree(m),
  };
}
let differences = 0;
/** Compares what is published with our own figures; whatever we have none of is left out. */
function compare(name, own, published) {
  if (own !== null && typeof own === 'object')
    for (const key of Object.keys(own)) compare(`${name} ${key}`, own[key], published?.[key]);
  else if (typeof own === 'number' ? !(Math.abs(own - published) <= 2e-6) : own !== published)
    differences += console.log(name, own, published) ?? 1;
}
function check(path, lists) {
  const found = new Map(answers.get(path).models.map(({ id, trust }) => [id, trust]));
  compare(path, sum(lists, (list) => list.length), found.size);
  for (const list of lists)
    for (const m of list) compare(`${path} ${m.id}`, trustOf(m, list), found.get(m.id));
}
check('/api/trust', [...groups(rated, 'type').values()]);
for (const list of groups(rated, 'category').values()) check(ofCategory(list[0]), [list]);
const ofTypes = (f) => Object.fromEntries([...types].map(([type, each]) => [type, f(each)]));
const own = { K, F, pairs: t.P, slope, priorVariance: Object.fromEntries(A) };
const typeMeans = { typeMean: ofTypes(({ mean }) => mean), typeMeanVariance: ofTypes(({ a }) => a) };
compare('trustModel', { ...own, ...typeMeans }, answers.get('/api/trust').trustModel);
console.log(`${rated.length} models, in types and categories; differences: ${differences}`);
process.exitCode = differences === 0 ? 0 : 1;
