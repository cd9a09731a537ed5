import { styled } from '../ui/styled';
import { SearchBox } from './search-box';

/** As tall as a field of a form, with its label above it. */
const Search = styled('search', {
  base: {
    display: 'block',
    width: '100%',
    maxWidth: '440px',
    textAlign: 'left',
    '& form label': {
      position: 'static',
      display: 'block',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
    '& form label + svg': { bottom: '15px' },
    '& label': { marginBottom: '{spacing.2}', fontWeight: 600 },
    '& form input': { height: '46px', fontSize: '{fontSizes.md}' },
    '& form .clear': { bottom: '7px', right: '7px' },
  },
});

interface PageSearchProps {
  /** Of the input, unique in the page. */
  id: string;
  label: string;
}

/** A search box in a page, besides the one in its header. */
export function PageSearch({ id, label }: PageSearchProps) {
  return (
    <Search aria-label="Models">
      <SearchBox id={id} label={label} placeholder="Brand or model" />
    </Search>
  );
}
