/** The value below which `share` of them lie; 0 where there are none. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values) {
  return percentile(values, 0.5);
}
