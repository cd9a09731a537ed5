import type { ReactNode } from 'react';
import { icon } from '../../../styled-system/recipes';

const className = icon();

/** Line icons on a 16-unit grid. Always decorative: a label or the button carries the name. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      {children}
    </svg>
  );
}

/** An icon of one path. */
export function lineIcon(path: string) {
  return () => (
    <Icon>
      <path d={path} />
    </Icon>
  );
}

export const ChevronIcon = lineIcon('M2.5 5.5L8 11l5.5-5.5');
export const SearchIcon = () => (
  <Icon>
    <circle cx="7" cy="7" r="4.5" />
    <path d="M10.4 10.4L14 14" />
  </Icon>
);
export const MoonIcon = lineIcon('M13.5 9.7A6 6 0 1 1 6.3 2.5a4.8 4.8 0 0 0 7.2 7.2z');
export const SunIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="3" />
    <path d="M8 1.3v1.4M8 13.3v1.4M1.3 8h1.4M13.3 8h1.4M3.3 3.3l1 1M11.7 11.7l1 1M3.3 12.7l1-1M11.7 4.3l1-1" />
  </Icon>
);
export const MenuIcon = lineIcon('M2 4.5h12M2 8h12M2 11.5h12');
export const CloseIcon = lineIcon('M3 3l10 10M13 3L3 13');
export const BackIcon = lineIcon('M13 8H3.5M8 3.5L3.5 8 8 12.5');
export const ForwardIcon = lineIcon('M3 8h9.5M8 3.5L12.5 8 8 12.5');
export const UpIcon = lineIcon('M8 13V3.5M3.5 8L8 3.5 12.5 8');
export const DownIcon = lineIcon('M8 3v9.5M3.5 8L8 12.5 12.5 8');
export const WrenchIcon = lineIcon(
  'M13.8 4.2a3.7 3.7 0 0 1-5 4.6l-4.6 4.6a1.4 1.4 0 0 1-2-2l4.6-4.6a3.7 3.7 0 0 1 4.6-5L9.2 4l.3 2.5 2.5.3z',
);
export const WarningIcon = lineIcon('M8 2L14.5 13.5h-13zM8 6.5v3M8 11.6v.1');

/** The filled star beside a search result's score. */
export function StarIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path
        fill="currentColor"
        d="M8 1.2l2 4.5 4.9.5-3.7 3.2 1.1 4.8L8 11.7l-4.3 2.5 1.1-4.8L1.1 6.2 6 5.7z"
      />
    </svg>
  );
}
export const CheckIcon = lineIcon('M2.5 8.5L6.5 12.5l7-9');
