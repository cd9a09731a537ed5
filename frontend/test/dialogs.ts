import { act } from 'react';
import { nameOf } from './render';

/** jsdom lays nothing out, so that no element had an area and a dialog could give none the focus. */
Element.prototype.getClientRects = function (this: Element) {
  return Object.assign([this.getBoundingClientRect()], { item: () => null });
};

/** Presses a button of the open dialog. @throws Error when there is none */
export async function clickInDialog(name: string): Promise<void> {
  const button = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(
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
