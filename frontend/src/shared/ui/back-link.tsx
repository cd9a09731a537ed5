import { crumbRecipe } from './crumb.recipe';
import { Link, type LinkProps } from './link';
import { BackIcon } from './pictures/icons';
import { styled } from './styled';

const Crumb = styled('div', crumbRecipe);

/** A 'Back to ...' link above a page's heading; its children name the target, such as 'Washers'. */
export function BackLink({ children, ...props }: Pick<LinkProps, 'to' | 'onClick' | 'children'>) {
  return (
    <Crumb>
      <Link {...props}>
        <BackIcon />
        Back to {children}
      </Link>
    </Crumb>
  );
}
