/** 43 tenths as '4.3' */
export function formatStars(tenths: number, tenthsPerStar: number): string {
  return (tenths / tenthsPerStar).toFixed(1);
}

/** 0.2 as '20%' */
export function formatPercent(share: number): string {
  return share.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
}
