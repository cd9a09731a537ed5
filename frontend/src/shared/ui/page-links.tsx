import { pageLinks } from '../../styled-system/recipes';
import { formatCount } from '../formats';
import { ButtonLink } from './primitives';
import { withRecipe } from './with-recipe';

const Links = withRecipe('nav', pageLinks);

interface PageLinksProps {
  /** The page that is shown, from 1; it may be past the last. */
  page: number;
  pages: number;
  pathOf: (page: number) => string;
  /** What all pages hold: '581 models'. */
  all?: string;
}

/** The ways to the pages before and after this one; nothing when all is on one page. */
export function PageLinks({ page, pages, pathOf, all }: PageLinksProps) {
  if (pages < 2 && page === 1) return null;
  const text = pageText(page, pages, all);
  return (
    <Links aria-label="Pages">
      {page > 1 && (
        <ButtonLink variant="outline" to={pathOf(Math.max(1, Math.min(page - 1, pages)))}>
          Previous
        </ButtonLink>
      )}
      <span key={text} className="small muted">
        {text}
      </span>
      {page < pages && (
        <ButtonLink variant="outline" to={pathOf(page + 1)}>
          Next
        </ButtonLink>
      )}
    </Links>
  );
}

/** 'Page 2 of 12, 581 models'; the address may name a page after the last. */
export function pageText(page: number, pages: number, all = ''): string {
  if (page > pages) return 'There is nothing on this page';
  return `Page ${formatCount(page)} of ${formatCount(pages)}${all && `, ${all}`}`;
}
