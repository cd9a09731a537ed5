import { maxQueryLength } from '@appliance-index/domain/catalogue/search';
import { type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchBox } from '../../styled-system/recipes';
import { paths } from '../paths';
import { LazyComponent, lazySource } from '../ui/lazy-component';
import { CloseIcon, SearchIcon } from '../ui/pictures/icons';

const styles = searchBox();
const suggestions = lazySource(() => import('./suggestions'));

interface SearchBoxProps {
  /** Of the input, unique in the page. */
  id: string;
  label: string;
  placeholder: string;
  /** The text that it starts with. */
  query?: string;
  /** Shows its label, and is as tall as a field of a form. */
  isLarge?: boolean;
}

/** A plain form, so that it works before hydration. Suggestions are loaded on first use. */
export function SearchBox({ id, label, placeholder, query = '', isLarge = false }: SearchBoxProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (text !== '') navigate(paths.search(text));
  };
  const [isUsed, setIsUsed] = useState(false);
  const suggest = () => setIsUsed(true);
  // The box may have been focused before hydration.
  useEffect(() => setIsUsed(document.activeElement?.id === id), [id]);
  return (
    <form
      key={query}
      className={styles.root}
      data-large={isLarge || undefined}
      action="/search"
      onSubmit={submit}
      onFocus={suggest}
      onInput={suggest}
    >
      <label className={isLarge ? styles.label : 'sr'} htmlFor={id}>
        {label}
      </label>
      <SearchIcon />
      <input
        id={id}
        className={styles.input}
        name="q"
        type="search"
        maxLength={maxQueryLength}
        placeholder={placeholder}
        defaultValue={query}
        enterKeyHint="search"
      />
      <button type="button" className={styles.clear} aria-label="Clear the search box" onClick={clear}>
        <CloseIcon />
      </button>
      {isUsed && (
        <LazyComponent source={suggestions} props={{ inputId: id }} onError={() => setIsUsed(false)} />
      )}
    </form>
  );
}

/** As if the text had been deleted by hand, so that its suggestions go, too. */
function clear({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const input = currentTarget.form?.elements.namedItem('q') as HTMLInputElement;
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
