import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The token of a mail's link; it leaves the address at once, so that it stays in no history. Null until it was read. */
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
