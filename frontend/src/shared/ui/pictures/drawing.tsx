import type { CategorySlug } from '@appliance-index/backend/contract';
import type { CSSProperties } from 'react';
import { styled } from '../styled';
import { drawingRecipe } from './drawing.recipe';
import { categoryShapes, typeShapes } from './drawing-shapes';

const Svg = styled('svg', drawingRecipe);

/** Of a drawing's 96 units, how many are below what it stands on, if not 10: it may have feet or wheels, or stand on a counter. */
const feet: Partial<Record<string, number>> = {
  'fridges-top-bottom': 8,
  'fridges-side-by-side': 8,
  'fridges-french-door': 8,
  'microwaves-otr-microwave': 9,
  'microwaves-countertop-microwave': 16,
  'dishwashers-portable-dishwasher': 8.4,
  'dishwashers-countertop-dishwasher': 15,
} satisfies Partial<Record<keyof typeof typeShapes, number>>;

/** The drawing of a type; `name` is 'fridges-french-door'. Nothing when there is none. With a label it is an image, else decoration. */
export function TypeDrawing({ name, label }: { name: string; label?: string }) {
  const shapes = Object.hasOwn(typeShapes, name) ? typeShapes[name as keyof typeof typeShapes] : undefined;
  if (shapes === undefined) return null;
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const foot = feet[name];
  const style = foot === undefined ? undefined : ({ '--foot': `${foot} / 96` } as CSSProperties);
  // The shapes are ours, written in this folder.
  return <Svg viewBox="0 0 96 96" style={style} {...naming} dangerouslySetInnerHTML={{ __html: shapes }} />;
}

/** The small drawing of a category, as decoration. */
export function CategoryDrawing({ category }: { category: CategorySlug }) {
  return (
    <Svg viewBox="0 0 48 48" aria-hidden dangerouslySetInnerHTML={{ __html: categoryShapes[category] }} />
  );
}

/** '/illustrations/fridges-french-door.svg' as 'fridges-french-door'; null for any other address. */
export function drawingName(imageUrl: string): string | null {
  const name = /^\/illustrations\/([a-z0-9-]+)\.svg$/.exec(imageUrl)?.[1];
  return name !== undefined && Object.hasOwn(typeShapes, name) ? name : null;
}

/** A type's shapes at a place inside another drawing, in its units. */
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
