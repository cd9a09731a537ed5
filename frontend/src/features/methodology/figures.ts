/** 43 tenths as '4.3' */
export function stars(tenths: number, tenthsPerStar: number): string {
  return (tenths / tenthsPerStar).toFixed(1);
}

/** 5000 cents as '$50' */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
}

/** 0.2 as '20%' */
export function percent(share: number): string {
  return share.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
}
