import { pageSearch } from '../../styled-system/recipes';
import { SearchBox } from './search-box';

interface PageSearchProps {
  /** Of the input, unique in the page. */
  id: string;
  label: string;
}

/** A search box in a page, besides the one in its header. */
export function PageSearch({ id, label }: PageSearchProps) {
  return (
    <search className={pageSearch()} aria-label="Models">
      <SearchBox id={id} label={label} placeholder="Brand or model" isLarge />
    </search>
  );
}
