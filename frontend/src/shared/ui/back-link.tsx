import type { ReactNode } from 'react';
import { crumbRecipe } from './crumb.recipe';
import { Link } from './link';
import { part } from './part';
import { BackIcon } from './pictures/icons';

const Crumb = part('div', crumbRecipe);

/** The way up from a page, above its heading: its children say where it leads, 'Washers'. */
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
