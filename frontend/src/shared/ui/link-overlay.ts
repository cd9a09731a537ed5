/** Spreads the click area of a card's link over the card, which must be positioned. */
export const linkOverlay = {
  _after: { content: "''", position: 'absolute', zIndex: 1, inset: 0 },
} as const;

/** A control that stays usable on a card whose link is spread over it. */
export const aboveLinkOverlay = { position: 'relative', zIndex: 2 } as const;
