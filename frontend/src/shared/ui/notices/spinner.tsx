import { keyframes } from '@emotion/react';
import { styled } from '../styled';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Ring = styled('span', {
  base: {
    width: '28px',
    height: '28px',
    border: '3px solid {colors.line.hair}',
    borderTopColor: '{colors.accent.solid}',
    borderRadius: '50%',
    animation: `${turn} 0.9s linear infinite`,
  },
});
const Place = styled('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    padding: '48px 16px',
    // Without scripts the content never arrives.
    '@media (scripting: none)': { display: 'none' },
  },
});

/** A spinner, for content whose shape is not known. */
export function Spinner({ label }: { label: string }) {
  return (
    <Place role="status">
      <Ring aria-hidden="true" />
      <span className="sr">{label}</span>
    </Place>
  );
}
