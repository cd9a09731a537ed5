import type { ReactNode } from 'react';
import { crumbRecipe } from './crumb.recipe';
import { Link } from './link';
import { BackIcon } from './pictures/icons';
import { styled } from './styled';

const Crumb = styled('div', crumbRecipe);

/** A 'Back to ...' link above a page's heading; its children name the target, such as 'Washers'. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Crumb>
      <Link to={to}>
        <BackIcon />
        Back to {children}
      </Link>
    </Crumb>
  );
}
