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
  return Object.assign((variants: VariantsOf<Map> = {}) => classNames(className, variantMap, variants), {
    variantMap,
  });
}

/** As `recipe`, for several elements: returns the class names of each, by its slot. */
export function slotRecipe<const Slot extends string, const Map extends VariantMap>(
  className: string,
  slots: readonly Slot[],
  variantMap: Map,
) {
  const classNamesOfSlots = (variants: VariantsOf<Map> = {}) =>
    Object.fromEntries(
      slots.map((slot) => [slot, classNames(`${className}__${slot}`, variantMap, variants)]),
    );
  return Object.assign(classNamesOfSlots as (variants?: VariantsOf<Map>) => Readonly<Record<Slot, string>>, {
    variantMap,
  });
}

function classNames<Map extends VariantMap>(
  className: string,
  variantMap: Map,
  variants: VariantsOf<Map>,
): string {
  let names = className;
  for (const name in variantMap) if (variants[name]) names += ` ${className}--${name}_${variants[name]}`;
  return names;
}
