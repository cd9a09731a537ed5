declare global {
  var earlyActions: Set<Control | null> | undefined;
}

type Control = HTMLButtonElement | HTMLSelectElement | HTMLInputElement;

/**
 * Inline head script: records the buttons clicked and the choices changed before the page is interactive. Each is recorded
 * once, because people click again when nothing happens.
 */
export const recordActionsScript =
  "self.earlyActions=new Set;for(const[type,of]of[['click','button[type=button]'],['change','select,[type=checkbox],[type=radio]']])addEventListener(type,e=>self.earlyActions?.add(e.target.closest(of)))";

/** Replays what was recorded. Call it once React handles events: the first event makes it hydrate what the event is for. */
export function replayEarlyActions(root: HTMLElement): void {
  const buttons: Control[] = [...root.querySelectorAll('button')];
  // All are read first, because with each choice React renders the others as it knows them.
  const replays = [...(globalThis.earlyActions ?? [])].map(replayOf);
  globalThis.earlyActions = undefined;
  for (const replay of replays) replay?.();

  function replayOf(control: Control | null): (() => void) | undefined {
    if (control instanceof HTMLButtonElement) return () => replayClick(control);
    if (control instanceof HTMLSelectElement) return replayOfSelect(control, control.value);
    return control && control.checked !== control.defaultChecked ? () => replayTick(control) : undefined;
  }

  /** Where a translator has changed the texts, React renders the page anew, and the click belongs to the new button in its place. */
  function replayClick(button: HTMLButtonElement) {
    button.click();
    if (!button.isConnected) root.querySelectorAll('button')[buttons.indexOf(button)]?.click();
  }

  function replayTick(box: HTMLInputElement) {
    dispatchChange(box);
    const isRadio = box.type === 'radio';
    const group = isRadio ? root.querySelectorAll<HTMLInputElement>(`[name="${box.name}"]`) : [box];
    // As the server rendered it: what React finds ticked when it hydrates is no change to it.
    for (const each of group) each.checked = each.defaultChecked;
    box.click();
  }
}

function replayOfSelect(select: HTMLSelectElement, value: string) {
  return () => {
    select.value = value;
    dispatchChange(select);
  };
}

function dispatchChange(control: Control): void {
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
