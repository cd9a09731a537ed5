import { useEffect } from 'react';

/** Paper is light: whoever prints in the dark theme gets dark ink, and the screen is as it was afterwards. */
export function usePrintTheme(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    let wasDark = false;
    const before = () => {
      wasDark = classList.contains('dark');
      classList.remove('dark');
    };
    const after = () => void classList.toggle('dark', wasDark);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}
