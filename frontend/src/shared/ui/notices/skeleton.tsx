import { keyframes } from '@emotion/react';
import { styled } from '../styled';

/** What waits breathes slowly; reduced motion stops it. */
export const skeletonPulse = keyframes({ '50%': { opacity: 0.55 } });
/** A block in the place of what comes. */
export const SkeletonBlock = styled('div', {
  base: {
    background: '{colors.bg.sunk}',
    borderRadius: '{radii.badge}',
    animation: `${skeletonPulse} 1.6s ease-in-out infinite`,
  },
});

/** In the shape of what comes: a title and a list of plates, so that nothing jumps. */
export function PageSkeleton() {
  return (
    <div className="wrap" role="status">
      <span className="sr">Loading</span>
      <SkeletonBlock style={{ marginTop: '52px', height: '40px', width: 'min(22rem, 80%)' }} />
      <SkeletonBlock style={{ marginTop: '16px', height: '20px', width: 'min(30rem, 95%)' }} />
      {[1, 2, 3, 4].map((row) => (
        <SkeletonBlock key={row} style={{ marginTop: '24px', height: '154px' }} />
      ))}
    </div>
  );
}
