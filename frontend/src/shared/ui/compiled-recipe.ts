type VariantMap = Readonly<Record<string, readonly string[]>>;

type ValueOf<Name extends string> = Name extends 'true' ? boolean : Name;

/** A value for each variant that is to differ from the base; a variant that is on or off has `true`. */
type VariantsOf<Map extends VariantMap> = {
  [Variant in keyof Map]?: ValueOf<Map[Variant][number]> | undefined;
};

/** A compiled recipe for one element: returns its class names. It reads the variants only, so that it can be given all properties. */
export interface Recipe<Variants extends object> {
  (variants?: Variants): string;
  readonly variantMap: VariantMap;
}

/** The recipe whose rules stand in the style sheet under `className`. Such calls are written by `npm run styles`. */
export function recipe<const Map extends VariantMap>(
  className: string,
  variantMap: Map,
): Recipe<VariantsOf<Map>> {
  const names = Object.keys(variantMap);
  return Object.assign((variants: VariantsOf<Map> = {}) => classNames(className, names, variants), {
    variantMap,
  });
}

/** As `recipe`, for several elements: returns the class names of each, by its slot. */
export function slotRecipe<const Slot extends string, const Map extends VariantMap>(
  className: string,
  slots: readonly Slot[],
  variantMap: Map,
) {
  const names = Object.keys(variantMap);
  const classNamesOfSlots = (variants: VariantsOf<Map> = {}) =>
    Object.fromEntries(slots.map((slot) => [slot, classNames(`${className}__${slot}`, names, variants)]));
  return Object.assign(classNamesOfSlots as (variants?: VariantsOf<Map>) => Readonly<Record<Slot, string>>, {
    variantMap,
  });
}

function classNames<Name extends string>(
  className: string,
  variantNames: readonly Name[],
  variants: Readonly<Partial<Record<Name, unknown>>>,
): string {
  let names = className;
  for (const name of variantNames) if (variants[name]) names += ` ${className}--${name}_${variants[name]}`;
  return names;
}
