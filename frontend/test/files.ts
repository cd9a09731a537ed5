import { afterEach } from '@jest/globals';
import { act } from 'react';
import { control, find } from './render';

/** jsdom has no addresses of files. */
Object.assign(URL, { createObjectURL: () => '#file', revokeObjectURL: () => undefined });

/** Chooses files with these names. */
export function chooseFiles(...names: string[]): Promise<void> {
  return choose(find('input[type=file]'), names);
}

/** Chooses files with these names for a button where the page has several that ask for files. */
export function chooseFilesFor(button: string, ...names: string[]): Promise<void> {
  const input = control(button).closest('[data-part=root]')?.querySelector('input[type=file]');
  if (!input) throw new Error(`"${button}" asks for no files.`);
  return choose(input, names);
}

async function choose(input: Element, names: readonly string[]): Promise<void> {
  Object.defineProperty(input, 'files', { value: filesNamed(names), configurable: true });
  await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
}

/** Drops files with these names on the upload tray. */
export async function dropFiles(...names: string[]): Promise<void> {
  const items = filesNamed(names).map((file) => ({
    kind: 'file',
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isFile: true }),
  }));
  for (const type of ['dragover', 'drop']) {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { types: ['Files'], items } });
    await act(async () => find('[data-part=dropzone]').dispatchEvent(event));
  }
}

const filesNamed = (names: readonly string[]) =>
  names.map((name) => new File(['a photo'], name, { type: 'image/png' }));

/** An upload that waits for its answer. */
export class HeldUpload {
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  path = '';
  status = 0;
  responseText = '';
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  open = (_method: string, path: string) => {
    this.path = path;
  };
  abort = () => this.onabort();

  answer(status: number, body: unknown): Promise<void> {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    return act(async () => this.onload());
  }

  lose(): Promise<void> {
    return act(async () => this.onerror());
  }
}

const { XMLHttpRequest } = globalThis;

afterEach(() => {
  globalThis.XMLHttpRequest = XMLHttpRequest;
});

/** Holds uploads until the end of the test. Returns those that are sent. */
export function holdUploads(): readonly HeldUpload[] {
  const held: HeldUpload[] = [];
  class Upload extends HeldUpload {
    send(): void {
      held.push(this);
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Upload });
  return held;
}
