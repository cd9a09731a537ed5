import { useEffect, useEffectEvent, useState } from 'react';
import { suggestions as suggestionsStyles } from '../../styled-system/recipes';
import { Link } from '../ui/link';
import { fetchSuggestions, nextIndex, type Suggestion, suggestionCountText } from './fetch-suggestions';

const styles = suggestionsStyles();

const debounceMs = 150;
const optionId = (listId: string, index: number) => `${listId}-${index}`;

/**
 * Turns the existing search box into a combobox with suggestions as you type. Loaded when the box is first used; until
 * then, or if loading fails, the box is a plain input. Enter without a selected suggestion submits the form.
 */
export default function Suggestions({ inputId }: { inputId: string }) {
  const listId = `${inputId}-list`;
  const { suggestions, isOpen, activeIndex, setIsOpen, setActivePath } = useSuggestions(inputId);
  const isShown = isOpen && suggestions !== null && suggestions.length > 0;
  useComboboxAria(inputId, listId, isShown, activeIndex);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && suggestions && suggestions.length > 0) {
      const index = nextIndex(isShown ? activeIndex : -1, step, suggestions.length);
      setActivePath(suggestions[index]?.path ?? null);
      setIsOpen(true);
    } else if (event.key === 'Escape' && isShown) setIsOpen(false);
    else if (event.key === 'Enter' && isShown && activeIndex >= 0) {
      document.getElementById(optionId(listId, activeIndex))?.click();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const input = getInput(inputId);
    const listening = new AbortController();
    const close = () => setIsOpen(false);
    input?.addEventListener('keydown', onKey, listening);
    input?.addEventListener('blur', close, listening);
    input?.form?.addEventListener('submit', close, listening);
    return () => listening.abort();
  }, [inputId, setIsOpen]);
  const choose = () => getInput(inputId)?.form?.reset();
  return (
    <>
      <div
        onMouseDown={(event) => event.preventDefault()}
        id={listId}
        className={styles.list}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isShown}
      >
        {suggestions?.map(({ path, label, type, detail, isScore }, index) => (
          // A link, so that it can be opened in a new tab. The focus stays in the search box.
          <Link
            key={path}
            id={optionId(listId, index)}
            ref={index === activeIndex ? showWhole : undefined}
            className={styles.option}
            role="option"
            aria-selected={index === activeIndex}
            tabIndex={-1}
            to={path}
            onClick={choose}
          >
            <span>
              {label}
              {type && <span className={styles.kind}> {type}</span>}
            </span>
            <span className={isScore ? styles.figure : styles.kind}>{detail}</span>
          </Link>
        ))}
      </div>
      <p className="sr" role="status">
        {isOpen && suggestions !== null && suggestionCountText(suggestions.length)}
      </p>
    </>
  );
}

/** Suggestions for the text in the box; null for blank text or after a failed request. */
function useSuggestions(inputId: string) {
  const [suggestions, setSuggestions] = useState<Suggestion[] | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Not its index: it stays active when the answer to the last letters has it, too.
  const [activePath, setActivePath] = useState<string | null>(null);
  useEffect(() => {
    const input = getInput(inputId);
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest = '';
    const load = async (text: string) => {
      const found = await fetchSuggestions(text);
      if (text === latest) setSuggestions(found);
    };
    const onInput = () => {
      latest = input?.value ?? '';
      setIsOpen(true);
      setActivePath(null);
      clearTimeout(timer);
      timer = setTimeout(load, debounceMs, latest);
    };
    const onReset = () => {
      latest = '';
      clearTimeout(timer);
      setSuggestions(null);
      setIsOpen(false);
    };
    // Catch up on text typed while this component was loading.
    if (input && input.value !== input.defaultValue) onInput();
    input?.addEventListener('input', onInput, listening);
    input?.form?.addEventListener('reset', onReset, listening);
    return () => {
      latest = '\0';
      clearTimeout(timer);
      listening.abort();
    };
  }, [inputId]);
  const activeIndex = suggestions?.findIndex(({ path }) => path === activePath) ?? -1;
  return { suggestions, isOpen, activeIndex, setIsOpen, setActivePath };
}

/** Sets the combobox attributes on the input, which the header renders as a plain search box. */
function useComboboxAria(inputId: string, listId: string, isShown: boolean, activeIndex: number): void {
  useEffect(() => {
    const input = getInput(inputId);
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      autocomplete: 'off',
      'aria-expanded': String(isShown),
    };
    for (const [name, value] of Object.entries(attributes)) input?.setAttribute(name, value);
    if (isShown && activeIndex >= 0)
      input?.setAttribute('aria-activedescendant', optionId(listId, activeIndex));
    else input?.removeAttribute('aria-activedescendant');
  }, [inputId, listId, isShown, activeIndex]);
}

/** In a low window, the list reaches below it. */
function showWhole(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

function getInput(id: string): HTMLInputElement | null {
  return document.getElementById(id) as HTMLInputElement | null;
}
