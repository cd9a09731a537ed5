import type { ApplianceView } from '@appliance-index/backend/contract';
import { categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import type { ReactNode } from 'react';
import { StaffTabs } from '../staff-tabs';
import { type ListView, tabCounts, tabLabel } from './list-view';
import { useTypes } from './use-catalogue';

interface CategoryTabsProps {
  appliances: readonly ApplianceView[];
  view: ListView;
  /** Null means all. */
  onChange: (change: { category?: string | null; type: string | null }) => void;
  /** The list of the selected tab. */
  children: ReactNode;
}

/** Tabs for the categories and the types of the selected one, with model counts. */
export function CategoryTabs({ appliances, view, onChange, children }: CategoryTabsProps) {
  const counts = tabCounts(appliances);
  const tab = (name: string, label: string, path = name) => ({ name, label, count: counts.get(path) ?? 0 });
  const { category } = view;
  const tabs = [tab('all', 'All Appliances'), ...categorySlugs.map((slug) => tab(slug, tabLabel(slug)))];
  const types = useTypes(category);
  const typeTabs = category && [
    tab('all', 'All', category),
    ...types.map(({ subcategory, label }) => tab(subcategory, label, `${category}/${subcategory}`)),
  ];
  return (
    <StaffTabs
      label="Category"
      tabs={tabs}
      selected={category ?? 'all'}
      onSelect={(name) => onChange({ category: name === 'all' ? null : name, type: null })}
    >
      <StaffTabs
        label="Subcategory"
        size="sm"
        tabs={typeTabs ?? []}
        selected={view.subcategory ?? 'all'}
        onSelect={(name) => onChange({ type: name === 'all' ? null : name })}
      >
        {children}
      </StaffTabs>
    </StaffTabs>
  );
}
