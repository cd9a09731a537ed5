import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Field } from '../../../shared/ui/controls/form';
import { Button } from '../../../shared/ui/primitives';
import { reportError } from '../report-error';
import { isUrlAllowed } from './articles-api';

interface Tool {
  label: string;
  /** Missing for tools that cannot be toggled. */
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => unknown;
}

const chain = (editor: Editor) => editor.chain().focus();
const mark = (label: string, name: string, run: Tool['run']): Tool => ({
  label,
  isOn: (editor) => editor.isActive(name),
  run,
});
const heading = (label: string, level: 2 | 3): Tool => ({
  label,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => chain(editor).toggleHeading({ level }).run(),
});

const formattingTools: Tool[] = [
  heading('Heading', 2),
  heading('Subheading', 3),
  mark('Bold', 'bold', (editor) => chain(editor).toggleBold().run()),
  mark('Italic', 'italic', (editor) => chain(editor).toggleItalic().run()),
  mark('Bulleted list', 'bulletList', (editor) => chain(editor).toggleBulletList().run()),
  mark('Numbered list', 'orderedList', (editor) => chain(editor).toggleOrderedList().run()),
  mark('Quote', 'blockquote', (editor) => chain(editor).toggleBlockquote().run()),
];

const historyTools: Tool[] = [
  { label: 'Undo', run: (editor) => chain(editor).undo().run() },
  { label: 'Redo', run: (editor) => chain(editor).redo().run() },
];

/** Inside a table, these replace the tool that inserts one. */
const tableTools: Tool[] = [
  { label: 'Add row', run: (editor) => chain(editor).addRowAfter().run() },
  { label: 'Add column', run: (editor) => chain(editor).addColumnAfter().run() },
  { label: 'Remove row', run: (editor) => chain(editor).deleteRow().run() },
  { label: 'Remove column', run: (editor) => chain(editor).deleteColumn().run() },
  { label: 'Remove table', run: (editor) => chain(editor).deleteTable().run() },
];
const newTable: Tool = {
  label: 'Table',
  run: (editor) => chain(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
};

/** Formatting tools; links and images ask for their address below the toolbar. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [openForm, setOpenForm] = useState<'link' | 'image' | null>(null);
  const { on, isInTable, href, image } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: formattingTools.filter(({ isOn }) => isOn?.(current)).map(({ label }) => label),
      isInTable: current.isActive('table'),
      href: String(current.getAttributes('link').href ?? ''),
      image: { src: '', alt: '', ...current.getAttributes('image') },
    }),
  });
  const button = (tool: Tool) => (
    <button
      key={tool.label}
      type="button"
      aria-pressed={tool.isOn && on.includes(tool.label)}
      onClick={() => tool.run(editor)}
    >
      {tool.label}
    </button>
  );
  return (
    <>
      <div className="bar" role="toolbar" aria-label="Text formatting" onMouseDown={keepFocus}>
        {formattingTools.map(button)}
        <span className="gap" />
        <button type="button" aria-pressed={href !== ''} onClick={() => setOpenForm('link')}>
          Link
        </button>
        <button type="button" onClick={() => setOpenForm('image')}>
          Image
        </button>
        {(isInTable ? tableTools : [newTable]).map(button)}
        <span className="gap" />
        {historyTools.map(button)}
      </div>
      {openForm === 'link' && (
        <UrlForm
          label="Link address"
          hint="An http(s) or mailto: address, or a path such as /vote. Leave empty to remove the link."
          tag="a"
          initial={href}
          onApply={(address) => setLink(editor, address)}
          onClose={() => setOpenForm(null)}
        />
      )}
      {openForm === 'image' && (
        <UrlForm
          label="Image address"
          hint="An http(s) address or a path on this site."
          tag="img"
          initial={image.src}
          initialDescription={image.alt ?? ''}
          onApply={(src, alt) => src !== '' && chain(editor).setImage({ src, alt }).run()}
          onClose={() => setOpenForm(null)}
        />
      )}
    </>
  );
}

/** Keeps the cursor in the text when a tool is pressed. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

function setLink(editor: Editor, href: string): void {
  const whole = chain(editor).extendMarkRange('link');
  if (href === '') whole.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    chain(editor)
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
  } else whole.setLink({ href }).run();
}

interface UrlFormProps {
  label: string;
  hint: string;
  /** The element that gets the address. */
  tag: 'a' | 'img';
  initial: string;
  /** Missing for links, which have no description. */
  initialDescription?: string;
  onApply: (address: string, description: string) => void;
  onClose: () => void;
}

/** Asks for an address. It is inside the article's form, so Enter must not submit that form. */
function UrlForm({ label, hint, tag, initial, initialDescription, onApply, onClose }: UrlFormProps) {
  const [address, setAddress] = useState(initial);
  const [description, setDescription] = useState(initialDescription);
  const [isRefused, setIsRefused] = useState(false);
  const apply = async () => {
    const url = address.trim();
    try {
      if (url !== '' && !(await isUrlAllowed(url, tag))) return setIsRefused(true);
    } catch (error) {
      return reportError(error, 'Try again.', 'The address could not be checked');
    }
    onApply(url, description?.trim() ?? '');
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply();
  };
  return (
    <div className="address">
      <Field
        name="address"
        label={label}
        hint={hint}
        value={address}
        autoComplete="off"
        autoFocus
        onChange={(event) => {
          setAddress(event.target.value);
          setIsRefused(false);
        }}
        onKeyDown={onKeyDown}
      />
      {description !== undefined && (
        <Field
          name="description"
          label="Image description"
          hint="Read out by screen readers. Leave empty if decorative."
          value={description}
          autoComplete="off"
          onChange={(event) => setDescription(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <Button type="button" className="solid sm" onClick={apply}>
        Apply
      </Button>
      <Button type="button" className="line sm" onClick={onClose}>
        Cancel
      </Button>
      {isRefused && <p role="alert">This address is not allowed. Follow the hint below the field.</p>}
    </div>
  );
}
