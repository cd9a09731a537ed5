import { lazySource } from '../../shared/ui/lazy-component';

/** Most visitors filter nothing, so their browsers need not load this. */
export const rankingFilters = lazySource(() => import('./ranking-filters'));
