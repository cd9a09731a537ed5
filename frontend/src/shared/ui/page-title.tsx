import { productName } from '@appliance-index/domain/product-name';
import type { ReactNode } from 'react';
import { useMainName } from '../focus';

interface PageTitleProps {
  title?: string;
  description: string;
}

/** The document's title and description; hoisted into the head. */
export function PageTitle({ title, description }: PageTitleProps) {
  const fullTitle = title ? `${title} · ${productName}` : productName;
  useMainName(fullTitle);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
    </>
  );
}

/** A page as wide as the site's content, with the title and description of its document. */
export function Page({ children, ...title }: PageTitleProps & { children: ReactNode }) {
  return (
    <div className="wrap">
      <PageTitle {...title} />
      {children}
    </div>
  );
}
