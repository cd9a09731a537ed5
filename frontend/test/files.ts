import { afterEach } from '@jest/globals';
import { act } from 'react';
import { find } from './render';

/** jsdom has no addresses of files. */
Object.assign(URL, { createObjectURL: () => '#file', revokeObjectURL: () => undefined });

/** Chooses files with these names. */
export function chooseFiles(...names: string[]): Promise<void> {
  return choose(find('input[type=file]'), names);
}

/** Chooses a file with this name where the page has several lists of files. */
export function chooseFileFor(label: string, name: string): Promise<void> {
  return choose(find(`input[type=file][aria-label="${label}"]`), [name]);
}

async function choose(input: Element, names: readonly string[]): Promise<void> {
  Object.defineProperty(input, 'files', { value: filesNamed(names), configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
}

/** Drops files with these names on the upload tray. */
export async function dropFiles(...names: string[]): Promise<void> {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  await act(async () =>
    find('.media-section__tray').dispatchEvent(
      Object.assign(event, { dataTransfer: { files: filesNamed(names) } }),
    ),
  );
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
