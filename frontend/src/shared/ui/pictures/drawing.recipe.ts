import { defineRecipe } from '../define-recipe';

export const drawingRecipe = defineRecipe({
  base: {
    boxSize: '100%',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 'var(--pen-light)',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    color: 'ill.line',
    '--ve': 'non-scaling-stroke',
    '--heavy': 'var(--pen-heavy)',
    '& *': { vectorEffect: 'var(--ve, none)' },
    '& [stroke-width="3"]': { strokeWidth: 'var(--heavy, 3)' },
  },
});
