import { plainButton } from './plain-button';

/** A button that is an icon and nothing else; its hover and the icon's size belong to where it stands. */
export function iconButton(width: string, height = width, color = '{colors.fg.default}') {
  return {
    ...plainButton,
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width,
    height,
    borderRadius: '{radii.control}',
    color,
  } as const;
}
