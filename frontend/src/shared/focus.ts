/** For when what had the focus is gone: the keyboard goes on at the page's beginning, which stays where it is. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
