/** The floor with ruler marks that drawings stand on. */
export const drawingFloor = {
  position: 'absolute',
  inset: 'auto 0 0 0',
  height: '34px',
  borderTop: '2px solid {colors.ill.line}',
  background:
    'linear-gradient(90deg, {colors.ill.line} 1px, transparent 1px) 0 0 / 60px 12px repeat-x, linear-gradient(90deg, {colors.ill.line} 1px, transparent 1px) 0 0 / 12px 6px repeat-x, {colors.bg.canvas}',
  backgroundPositionX: 'calc(50% + .5px)',
} as const;
