import { type CategorySlug, categorySlugs, typesOf } from '@appliance-index/domain/catalogue/taxonomy';
import type { CSSProperties } from 'react';
import { drawing } from '../../../styled-system/recipes';
import { withRecipe } from '../with-recipe';
import type { TypeName } from './drawing-shapes';
import { useDrawing } from './drawing-source';

const Svg = withRecipe('svg', drawing);

/** Units (of 96) below a drawing's baseline, where it is not the default 10 because of feet, wheels or a counter. */
const baseOffsets: Partial<Record<string, number>> = {
  'fridges-top-bottom': 8,
  'fridges-side-by-side': 8,
  'fridges-french-door': 8,
  'microwaves-otr-microwave': 9,
  'microwaves-countertop-microwave': 16,
  'dishwashers-portable-dishwasher': 8.4,
  'dishwashers-countertop-dishwasher': 15,
} satisfies Partial<Record<TypeName, number>>;

function isTypeName(name: string): name is TypeName {
  return categorySlugs.some((category) => typesOf(category).some((type) => name === `${category}-${type}`));
}

interface DrawingProps {
  name: string;
  label?: string;
  className?: string;
}

/** The drawing of a type such as 'fridges-french-door', or nothing for an unknown name. Decorative without a label. */
export function TypeDrawing({ name, label, ...props }: DrawingProps) {
  const shape = useTypeMarkup(name as TypeName);
  const accessibility = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const baseOffset = baseOffsets[name];
  const style = baseOffset === undefined ? undefined : ({ '--foot': `${baseOffset} / 96` } as CSSProperties);
  if (!isTypeName(name)) return null;
  return <Svg viewBox="0 0 96 96" style={style} {...props} {...accessibility} {...shape} />;
}

const useTypeMarkup = (name: TypeName) => markup(useDrawing(({ typeShapes }) => typeShapes[name]));

// Safe: the shapes are constants from this folder. A browser keeps what the server drew until it has them itself.
const markup = (html: string) => ({
  dangerouslySetInnerHTML: { __html: html },
  suppressHydrationWarning: true,
});

/** The small, decorative drawing of a category. */
export function CategoryDrawing({ category, ...props }: { category: CategorySlug; className?: string }) {
  const shapes = useDrawing(({ categoryShapes }) => categoryShapes[category]);
  return <Svg viewBox="0 0 48 48" {...props} aria-hidden {...markup(shapes)} />;
}

/** Extracts 'fridges-french-door' from '/illustrations/fridges-french-door.svg'; null for any other URL. */
export function drawingName(imageUrl: string): string | null {
  const name = /^\/illustrations\/([a-z0-9-]+)\.svg$/.exec(imageUrl)?.[1];
  return name !== undefined && isTypeName(name) ? name : null;
}

/** A type's drawing nested in another SVG, positioned in the outer units. */
export function TypeShape({ name, size, ...place }: { name: TypeName; x: number; y: number; size: number }) {
  return <svg viewBox="0 0 96 96" {...place} width={size} height={size} {...useTypeMarkup(name)} />;
}
