import { afterEach, expect } from '@jest/globals';

/**
 * Page translators replace every text node, and React goes on writing to the one that it made: the visitor does not see
 * the change, and where React removes it or inserts before it, the page breaks. React replaces the whole content of an
 * element with a single text, though. Fails a test in which a text beside other nodes changes; the text that somebody
 * writes in an editor is not React's.
 */
export function requireTranslatableTexts(): void {
  const lost: string[] = [];
  const report = (change: string, { nodeValue, parentElement }: Node) => {
    if (parentElement?.closest('[contenteditable]')) return;
    lost.push(`${change} the text "${nodeValue}" in ${parentElement?.outerHTML}`);
  };
  const { insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (this instanceof Text && this.parentNode?.childNodes.length !== 1) report('updates', this);
      value.set?.call(this, text);
    },
  });
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    if (next instanceof Text) report('inserts before', next);
    return insertBefore.call(this, node, next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    if (node instanceof Text) report('removes', node);
    return removeChild.call(this, node) as T;
  };
  afterEach(() => expect(lost.splice(0)).toEqual([]));
}
