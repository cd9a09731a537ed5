/**
 * Ticks every 12 px and longer ones every 60 px. Dashes with crisp edges are one pixel wide wherever they are; gradients
 * that repeat at fractions of a pixel are one or two.
 */
const ticks =
  "%3Csvg xmlns='http://www.w3.org/2000/svg' width='2400' height='12' stroke='%23000' shape-rendering='crispEdges'%3E%3Cpath d='M0 3h2400' stroke-width='6' stroke-dasharray='1 11'/%3E%3Cpath d='M0 6h2400' stroke-width='12' stroke-dasharray='1 59'/%3E%3C/svg%3E";

/** The floor with ruler marks that drawings stand on. */
export const drawingFloor = {
  position: 'absolute',
  inset: 'auto 0 0 0',
  height: '34px',
  borderTop: '2px solid {colors.ill.line}',
  background: 'bg.canvas',
  _before: {
    content: '""',
    display: 'block',
    height: '12px',
    background: 'ill.line',
    mask: `url("data:image/svg+xml,${ticks}") center top / 2400px 12px repeat-x`,
    forcedColorAdjust: 'none',
  },
} as const;
