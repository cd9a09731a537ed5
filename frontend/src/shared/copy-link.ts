import { toast } from './toasts';

/** Copies the address of a path, and says so, or shows the address. `description` says what those with the link see. */
export async function copyLink(path: string, description: string): Promise<void> {
  const address = `${location.origin}${path}`;
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Link copied', description });
  } catch {
    // Clipboard access can be denied; show the link to copy by hand.
    toast({ title: 'The link could not be copied', description: address, tone: 'bad' });
  }
}
