import { defineSlotRecipe } from '../../shared/ui/define-recipe';

const dot = { top: '3px', boxSize: '12px', border: 'rule', borderRadius: '50%' } as const;

/** On the scale from 0 to 5 stars; its properties are in stars. */
export const starRangeRecipe = defineSlotRecipe({
  base: {
    root: {
      position: 'relative',
      height: '34px',
      margin: '4px 0 12px',
      _print: { printColorAdjust: 'exact' },
      '--star': '20%',
      _before: {
        content: "''",
        position: 'absolute',
        inset: '8px 0 auto',
        height: '2px',
        background: 'line.strong',
      },
      '& > *': { position: 'absolute' },
    },
    range: {
      top: '3px',
      left: 'calc(var(--low) * var(--star))',
      width: 'calc((var(--high) - var(--low)) * var(--star))',
      minWidth: '2px',
      height: '12px',
      borderRadius: 'badge',
      background: 'accent.solid',
      opacity: '.4',
    },
    dot: { ...dot, left: 'calc(var(--dot) * var(--star) - 6px)', background: 'fg.default' },
    before: { ...dot, left: 'calc(var(--before) * var(--star) - 6px)', background: 'bg.plate' },
    star: {
      top: '20px',
      left: 'calc(var(--at) * var(--star))',
      translate: 'calc(var(--at) * -20%)',
      fontSize: '2xs',
      lineHeight: 1.2,
      color: 'fg.subtle',
    },
  },
});
