import { act } from 'react';
import { nameOf } from './render';

const openers = new WeakMap<HTMLDialogElement, Element | null>();

/** jsdom has no modal dialogs. Like those of browsers, these focus the element with `autofocus`, and return the focus. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
  },
});

/** Presses a button of the open dialog. @throws Error when there is none */
export async function clickInDialog(name: string): Promise<void> {
  const button = [...document.querySelectorAll<HTMLElement>('dialog button')].find(
    (each) => nameOf(each) === name,
  );
  if (!button) throw new Error(`There is no "${name}" in a dialog.`);
  await act(async () => button.click());
}

/** Answers the browser's own questions from now on. Returns those that are asked. */
export function answerQuestions(answer: boolean): readonly string[] {
  const asked: string[] = [];
  window.confirm = (question) => {
    asked.push(String(question));
    return answer;
  };
  return asked;
}
