import { productName } from '@appliance-index/domain/product-name';
import type { ReactNode } from 'react';
import { skeletonBlock } from '../../../styled-system/recipes';
import { withRecipe } from '../with-recipe';

/** A placeholder for content that is loading. */
export const SkeletonBlock = withRecipe('div', skeletonBlock);

/** A page whose content, with its title, is loading. Its children have the shape of what will come, to avoid layout shifts. */
export function LoadingPage({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div className="wrap" role="status">
      <title>{`Loading · ${productName}`}</title>
      <span className="sr">{label}</span>
      {children}
    </div>
  );
}

/** The shape of a typical page: a title and a list of plates. */
export function PageSkeleton() {
  return (
    <LoadingPage>
      <SkeletonBlock style={{ marginTop: '52px', height: '40px', width: 'min(22rem, 80%)' }} />
      <SkeletonBlock style={{ marginTop: '16px', height: '20px', width: 'min(30rem, 95%)' }} />
      {[1, 2, 3, 4].map((row) => (
        <SkeletonBlock key={row} style={{ marginTop: '24px', height: '154px' }} />
      ))}
    </LoadingPage>
  );
}
