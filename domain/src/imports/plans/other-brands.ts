/** A name with the closest models, the surest first. */
interface UnmatchedName {
  brand: string;
  candidates: readonly { brand: string; isOtherBrand: boolean }[];
}

/** A brand of a file that may be one of the catalogue, and how many unmatched names of it there are. */
interface OtherBrand {
  brand: string;
  sameBrand: string;
  names: number;
}

/** Brands that the surest candidates have otherwise: one decision about each may match many names. */
export function otherBrands(names: readonly UnmatchedName[]): OtherBrand[] {
  const found = new Map<string, OtherBrand>();
  for (const { brand, candidates } of names) {
    const [surest] = candidates;
    if (!surest?.isOtherBrand) continue;
    const { sameBrand, names: others } = found.get(brand) ?? { sameBrand: surest.brand, names: 0 };
    found.set(brand, { brand, sameBrand, names: others + 1 });
  }
  return [...found.values()];
}
