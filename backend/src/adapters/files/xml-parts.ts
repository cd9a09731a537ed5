import sax from 'sax';

/** What is done with the elements of a document. Names are without their prefix. */
export interface XmlReader<Item> {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  /** Returns an item that is complete with this element. */
  close?(name: string): Item | undefined;
}

/** Far more than any part has, as the parser holds them in memory: elements in each other, and attributes of one. */
const maxDepth = 100;
const maxAttributes = 1_000;

/** Parses a document as it arrives, and yields the items that the reader makes of it. @throws the parser's error */
export async function* readXml<Item>(
  bytes: AsyncIterable<Uint8Array>,
  reader: XmlReader<Item>,
): AsyncGenerator<Item, void> {
  const items: Item[] = [];
  const decoder = new TextDecoder();
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw new XmlError(error.message);
  };
  let depth = 0;
  let attributeCount = 0;
  parser.onopentagstart = () => {
    attributeCount = 0;
    if (++depth > maxDepth) throw new XmlError(`More than ${maxDepth} elements are in each other.`);
  };
  parser.onattribute = () => {
    if (++attributeCount > maxAttributes) throw new XmlError(`More than ${maxAttributes} attributes.`);
  };
  parser.onopentag = ({ name, attributes }) =>
    reader.open(localName(name), attributes as Record<string, string>);
  parser.ontext = (text) => reader.text?.(text);
  parser.oncdata = (text) => reader.text?.(text);
  parser.onclosetag = (name) => {
    depth--;
    const item = reader.close?.(localName(name));
    if (item !== undefined) items.push(item);
  };
  for await (const chunk of bytes) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield* items.splice(0);
  }
  parser.close();
}

export class XmlError extends Error {}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
