import type { CategorySlug } from '@appliance-index/domain/catalogue/taxonomy';
import type { CSSProperties } from 'react';
import { styled } from '../styled';
import { drawingRecipe } from './drawing.recipe';
import { categoryShapes, typeShapes } from './drawing-shapes';

const Svg = styled('svg', drawingRecipe);

/** Units (of 96) below a drawing's baseline, where it is not the default 10 because of feet, wheels or a counter. */
const baseOffsets: Partial<Record<string, number>> = {
  'fridges-top-bottom': 8,
  'fridges-side-by-side': 8,
  'fridges-french-door': 8,
  'microwaves-otr-microwave': 9,
  'microwaves-countertop-microwave': 16,
  'dishwashers-portable-dishwasher': 8.4,
  'dishwashers-countertop-dishwasher': 15,
} satisfies Partial<Record<keyof typeof typeShapes, number>>;

/** The drawing of a type such as 'fridges-french-door', or nothing for an unknown name. Decorative without a label. */
export function TypeDrawing({ name, label }: { name: string; label?: string }) {
  const shapes = Object.hasOwn(typeShapes, name) ? typeShapes[name as keyof typeof typeShapes] : undefined;
  if (shapes === undefined) return null;
  const accessibility = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const baseOffset = baseOffsets[name];
  const style = baseOffset === undefined ? undefined : ({ '--foot': `${baseOffset} / 96` } as CSSProperties);
  // Safe: the shapes are constants from this folder.
  return (
    <Svg viewBox="0 0 96 96" style={style} {...accessibility} dangerouslySetInnerHTML={{ __html: shapes }} />
  );
}

/** The small, decorative drawing of a category. */
export function CategoryDrawing({ category }: { category: CategorySlug }) {
  return (
    <Svg viewBox="0 0 48 48" aria-hidden dangerouslySetInnerHTML={{ __html: categoryShapes[category] }} />
  );
}

/** Extracts 'fridges-french-door' from '/illustrations/fridges-french-door.svg'; null for any other URL. */
export function drawingName(imageUrl: string): string | null {
  const name = /^\/illustrations\/([a-z0-9-]+)\.svg$/.exec(imageUrl)?.[1];
  return name !== undefined && Object.hasOwn(typeShapes, name) ? name : null;
}

/** A type's drawing nested in another SVG, positioned in the outer units. */
export function TypeShape({
  name,
  x,
  y,
  size,
}: {
  name: keyof typeof typeShapes;
  x: number;
  y: number;
  size: number;
}) {
  const place = { x, y, width: size, height: size };
  return <svg viewBox="0 0 96 96" {...place} dangerouslySetInnerHTML={{ __html: typeShapes[name] }} />;
}
