import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The token from an e-mailed link, removed from the URL at once so that it stays out of the history. Null before it is read, '' without one. */
export function useLinkToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const found = new URLSearchParams(location.search).get('token');
    if (found !== null) navigate(location.pathname, { replace: true });
    setToken((known) => known ?? found ?? '');
  }, [navigate]);
  return token;
}
