import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { tabs as tabsStyles } from '../../../styled-system/recipes';
import { Link } from '../link';
import { joinClasses } from '../with-recipe';
import { scrollIntoStrip } from './scroll-into-strip';

const styles = tabsStyles();

interface TabsProps<Name extends string> {
  /** The accessible name of the tab list. */
  label: string;
  /** One with an address is a link, so that it works without scripts. */
  tabs: readonly { name: Name; label: string; href?: string }[];
  selected: Name;
  onSelect: (name: Name) => void;
  className?: string;
  /** The panel of the selected tab. */
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs following the WAI-ARIA pattern: arrow keys, Home and End select a tab. */
export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  onSelect,
  className,
  children,
}: TabsProps<Name>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Leave shortcuts with modifiers to the browser, such as Alt+Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' && event.currentTarget instanceof HTMLAnchorElement) {
      event.preventDefault();
      return event.currentTarget.click();
    }
    const index = tabs.findIndex(({ name }) => name === selected);
    const target = { Home: 0, End: tabs.length - 1 }[event.key] ?? index + (steps[event.key] ?? 0);
    const next = tabs[(target + tabs.length) % tabs.length];
    if (!next || next.name === selected) return;
    event.preventDefault();
    onSelect(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <>
      <div className={joinClasses(styles.list, className)} role="tablist" aria-label={label}>
        {tabs.map(({ name, label: text, href }) => {
          const tab = {
            ref: name === selected ? scrollIntoStrip : undefined,
            role: 'tab',
            className: styles.tab,
            id: `${id}-${name}`,
            'aria-selected': name === selected,
            'aria-controls': `${id}-panel`,
            tabIndex: name === selected ? 0 : -1,
            onKeyDown,
          };
          return href === undefined ? (
            <button key={name} type="button" {...tab} onClick={() => onSelect(name)}>
              {text}
            </button>
          ) : (
            <Link key={name} to={href} replace {...tab}>
              {text}
            </Link>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
