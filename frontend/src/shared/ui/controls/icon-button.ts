import { plainButton } from './plain-button';

/** Styles of an icon-only button; the place that uses it sets the hover style and icon size. */
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
