import { crumb } from '../../styled-system/recipes';
import { Link, type LinkProps } from './link';
import { BackIcon } from './pictures/icons';

/** A 'Back to ...' link above a page's heading; its children name the target, such as 'Washers'. */
export function BackLink({ children, ...props }: Pick<LinkProps, 'to' | 'onClick' | 'children'>) {
  return (
    <div className={crumb()} data-crumb>
      <Link {...props}>
        <BackIcon />
        Back to {children}
      </Link>
    </div>
  );
}
