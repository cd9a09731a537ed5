import { searchBox } from '../../styled-system/recipes';
import { SearchBox } from './search-box';

/** A search box in a page, besides the one in its header. The id is that of its input. */
export function PageSearch({ id, label }: { id: string; label: string }) {
  return (
    <search className={searchBox().page} aria-label="Models">
      <SearchBox id={id} label={label} placeholder="Brand or model" isLarge />
    </search>
  );
}
