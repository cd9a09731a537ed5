/** For Panda and for Chakra. Switched off by the base styles for reduced motion. */
export const skeletonBlockRecipe = {
  base: { background: 'bg.sunk', borderRadius: 'badge', animation: 'pulse 1.6s ease-in-out infinite' },
};
