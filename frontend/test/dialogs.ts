import { act } from 'react';
import { nameOf } from './render';

/** jsdom cannot open native dialogs. These trap no focus and return none. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
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
