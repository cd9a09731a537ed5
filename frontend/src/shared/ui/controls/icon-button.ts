/** A button that is an icon and nothing else; its hover and the icon's size belong to where it stands. */
export function iconButton(width: string, height = width, color = '{colors.fg.default}') {
  return {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width,
    height,
    border: 0,
    borderRadius: '{radii.control}',
    background: 'none',
    color,
    cursor: 'pointer',
  } as const;
}
