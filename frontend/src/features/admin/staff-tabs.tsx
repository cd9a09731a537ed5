import { Tabs } from '@chakra-ui/react/tabs';
import type { KeyboardEvent, ReactNode } from 'react';
import { formatCount } from '../../shared/formats';
import { scrollIntoStrip } from '../../shared/ui/controls/scroll-into-strip';
import { staffLayout } from '../../styled-system/recipes';

const styles = staffLayout();

interface StaffTabsProps<Name extends string> {
  /** The accessible name of the tab list. */
  label: string;
  /** When empty, only the panel is shown. */
  tabs: readonly { name: Name; label: string; count?: number | undefined }[];
  selected: Name;
  size?: 'sm';
  onSelect: (name: Name) => void;
  /** The panel of the selected tab. It stays the same element, so that what is typed in it outlives a change of tabs. */
  children: ReactNode;
}

/** Tabs in a strip that scrolls to the selected one. */
export function StaffTabs<Name extends string>({
  label,
  tabs,
  selected,
  size,
  onSelect,
  children,
}: StaffTabsProps<Name>) {
  return (
    <Tabs.Root value={selected} size={size} onValueChange={({ value }) => onSelect(value as Name)}>
      {tabs.length > 0 && (
        <Tabs.List aria-label={label} onKeyDownCapture={leaveShortcuts}>
          {tabs.map(({ name, label: text, count }) => (
            <Tabs.Trigger key={name} value={name} ref={name === selected ? scrollIntoStrip : undefined}>
              {text}
              {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      )}
      <Tabs.Context>
        {({ getContentProps }) => (
          // No tab stop: each panel has controls.
          <div {...(tabs.length > 0 && getContentProps({ value: selected }))} tabIndex={undefined}>
            {children}
          </div>
        )}
      </Tabs.Context>
    </Tabs.Root>
  );
}

/** Leaves shortcuts with modifiers to the browser, such as Alt+Left for Back. */
function leaveShortcuts(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) event.stopPropagation();
}
