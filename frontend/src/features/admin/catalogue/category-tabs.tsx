import type { ApplianceView, CategoryView } from '@appliance-index/backend/contract';
import { categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/formats';
import { staffLayout } from '../../../styled-system/recipes';
import { StaffTabs } from '../staff-tabs';
import { type ListView, tabCounts, tabLabel } from './list-view';

const styles = staffLayout();

interface CategoryTabsProps {
  appliances: readonly ApplianceView[];
  categories: readonly CategoryView[];
  view: ListView;
  /** Null means all. */
  onChange: (change: { category?: string | null; type: string | null }) => void;
  /** The list of the selected tab. */
  children: ReactNode;
}

/** Tabs for the categories and the types of the selected one, with model counts. */
export function CategoryTabs({ appliances, categories, view, onChange, children }: CategoryTabsProps) {
  const counts = tabCounts(appliances);
  const label = (text: string, name: string) => (
    <>
      {text}
      <span className={styles.count}>{formatCount(counts.get(name) ?? 0)}</span>
    </>
  );
  const tabs = [
    { name: 'all', label: label('All Appliances', 'all') },
    ...categorySlugs.map((slug) => ({ name: slug, label: label(tabLabel(slug), slug) })),
  ];
  const types = categories.find(({ category }) => category === view.category)?.types ?? [];
  const typeTabs =
    view.category === null
      ? []
      : [
          { name: 'all', label: label('All', view.category) },
          ...types.map(({ subcategory, label: text }) => ({
            name: subcategory,
            label: label(text, `${view.category}/${subcategory}`),
          })),
        ];
  return (
    <StaffTabs
      label="Category"
      tabs={tabs}
      selected={view.category ?? 'all'}
      onSelect={(name) => onChange({ category: name === 'all' ? null : name, type: null })}
    >
      <StaffTabs
        label="Subcategory"
        size="sm"
        tabs={typeTabs}
        selected={view.subcategory ?? 'all'}
        onSelect={(name) => onChange({ type: name === 'all' ? null : name })}
      >
        {children}
      </StaffTabs>
    </StaffTabs>
  );
}
