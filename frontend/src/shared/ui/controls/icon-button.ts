import { plainButton } from './plain-button';

/** A button with nothing but an icon, and the sizes of both. */
export function iconButton(size: string, icon: string, hover = '{colors.bg.tint}') {
  return {
    ...plainButton,
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: size,
    borderRadius: 'control',
    color: 'fg.default',
    '&:not([aria-disabled=true]):hover': { background: hover },
    '& svg': { boxSize: icon },
  } as const;
}

/** One that closes, clears or removes something. */
export function closeButton(size: string, icon: string) {
  return { ...iconButton(size, icon, '{colors.bg.sunk}'), color: 'fg.muted' } as const;
}
