import { defineSlotRecipe } from '../define-recipe';

/** A chart of score histories; its lines are drawn by those who use it. */
export const scoreChartRecipe = defineSlotRecipe({
  base: {
    // The drawing scales with its container, but its text stays at 11 px or more.
    root: { containerType: 'inline-size' },
    chart: {
      width: '100%',
      overflow: 'visible',
      fontSize: '12px',
      fill: 'fg.muted',
      '@container (max-width: 520px)': { fontSize: '16px' },
      '@container (max-width: 385px)': { fontSize: '20px' },
      '@container (max-width: 310px)': { fontSize: '25.2px' },
    },
    grid: { stroke: 'line.hair' },
    axis: { stroke: 'line.strong' },
    line: { stroke: 'accent.solid', strokeWidth: '2.5', fill: 'none' },
    gaps: { strokeDasharray: '1 6', strokeLinecap: 'round' },
    dot: { fill: 'accent.solid' },
    label: { fontWeight: 600, fill: 'fg.default' },
  },
});
