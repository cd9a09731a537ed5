import { keyframes } from '@emotion/react';
import { styled } from '../styled';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** The turning ring alone, for a skeleton, which announces itself. */
export const SpinnerRing = styled('span', {
  className: 'spinner',
  base: {
    display: 'block',
    width: '28px',
    height: '28px',
    border: '3px solid {colors.line.hair}',
    borderTopColor: '{colors.accent.solid}',
    borderRadius: '50%',
    animation: `${turn} 0.9s linear infinite`,
    // Without scripts the content never arrives.
    '@media (scripting: none)': { display: 'none' },
  },
});
const Place = styled('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    padding: '48px 16px',
    '@media (scripting: none)': { display: 'none' },
  },
});

/** A spinner, for content whose shape is not known. */
export function Spinner({ label }: { label: string }) {
  return (
    <Place role="status">
      <SpinnerRing aria-hidden="true" />
      <span className="sr">{label}</span>
    </Place>
  );
}
