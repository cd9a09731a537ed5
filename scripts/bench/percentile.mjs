/** The value below which `share` (0 to 1) of the values lie; 0 if there are none. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values) {
  return percentile(values, 0.5);
}
