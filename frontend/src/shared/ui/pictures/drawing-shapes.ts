import type { CategorySlug, TypeOf } from '@appliance-index/domain/catalogue/taxonomy';
import shapes from './drawing-shapes.json' with { type: 'json' };

export type TypeName = { [C in CategorySlug]: `${C}-${TypeOf<C> & string}` }[CategorySlug];

/** SVG markup of the drawings; the tint marks the working area. The view box is 96 units for types, 48 for categories. */
export const typeShapes: Record<TypeName, string> = shapes.types;
export const categoryShapes: Record<CategorySlug, string> = shapes.categories;
