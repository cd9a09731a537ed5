import { useQueryClient } from '@tanstack/react-query';
import { invalidateCatalogue } from '../catalogue/api';
import { importsQuery } from './api';

export function useRefreshAfterImport() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: importsQuery.queryKey });
    void invalidateCatalogue(client);
  };
}
