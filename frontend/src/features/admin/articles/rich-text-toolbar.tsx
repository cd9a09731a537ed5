import { Button } from '@chakra-ui/react/button';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { FieldErrors } from '../../../shared/ui/controls/form';
import { richText } from '../../../styled-system/recipes';
import { Field, fieldKeys } from '../fields';
import { reportError } from '../report-error';
import { isUrlAllowed } from './api';
import { ModelPicker } from './model-picker';
import { insertBlocks, PictureChooser } from './pictures';

const styles = richText();

interface Tool {
  label: string;
  /** What the text at the cursor then is; missing for tools that cannot be toggled. */
  mark?: [name: string, attributes?: object];
  run: (chain: ChainedCommands) => ChainedCommands;
}

const formattingTools: Tool[] = [
  { label: 'Heading', mark: ['heading', { level: 2 }], run: (text) => text.toggleHeading({ level: 2 }) },
  { label: 'Subheading', mark: ['heading', { level: 3 }], run: (text) => text.toggleHeading({ level: 3 }) },
  { label: 'Bold', mark: ['bold'], run: (text) => text.toggleBold() },
  { label: 'Italic', mark: ['italic'], run: (text) => text.toggleItalic() },
  { label: 'Bulleted list', mark: ['bulletList'], run: (text) => text.toggleBulletList() },
  { label: 'Numbered list', mark: ['orderedList'], run: (text) => text.toggleOrderedList() },
  { label: 'Quote', mark: ['blockquote'], run: (text) => text.toggleBlockquote() },
];

const historyTools: Tool[] = [
  { label: 'Undo', run: (text) => text.undo() },
  { label: 'Redo', run: (text) => text.redo() },
];

/** Shown in a row of their own while the cursor is in a table. */
const tableTools: Tool[] = [
  { label: 'Add row', run: (text) => text.addRowAfter() },
  { label: 'Add column', run: (text) => text.addColumnAfter() },
  { label: 'Remove row', run: (text) => text.deleteRow() },
  { label: 'Remove column', run: (text) => text.deleteColumn() },
  { label: 'Remove table', run: (text) => text.deleteTable() },
];
const newTable: Tool = {
  label: 'Table',
  run: (text) => text.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
};

const chain = (editor: Editor) => editor.chain().focus();

/** Formatting tools; links, images and models are asked for below the toolbar. */
export function RichTextToolbar(props: { editor: Editor; onPictures: (files: readonly File[]) => void }) {
  const { editor, onPictures } = props;
  const [openForm, setOpenForm] = useState<'link' | 'image' | 'model' | null>(null);
  const { activeTools, isInTable, href, image } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      activeTools: formattingTools.flatMap(({ label, mark }) =>
        mark && current.isActive(...mark) ? label : [],
      ),
      isInTable: current.isActive('table'),
      href: String(current.getAttributes('link').href ?? ''),
      image: { src: '', alt: '', ...current.getAttributes('image') },
    }),
  });
  const close = () => {
    setOpenForm(null);
    editor.commands.focus();
  };
  const button = (label: string, onClick?: () => unknown, isPressed?: boolean) => (
    <button key={label} type="button" className={styles.tool} aria-pressed={isPressed} onClick={onClick}>
      {label}
    </button>
  );
  const toolButton = ({ label, mark, run }: Tool) =>
    button(label, () => run(chain(editor)).run(), mark && activeTools.includes(label));
  return (
    <>
      <div className={styles.toolbar} role="toolbar" aria-label="Text formatting" onMouseDown={keepFocus}>
        {formattingTools.map(toolButton)}
        <span className={styles.gap} />
        {button('Link', () => setOpenForm('link'), href !== '')}
        {button('Image', () => setOpenForm('image'))}
        <PictureChooser multiple onChosen={onPictures}>
          {button('Upload')}
        </PictureChooser>
        {button('Model', () => setOpenForm('model'))}
        {!isInTable && toolButton(newTable)}
        <span className={styles.gap} />
        {historyTools.map(toolButton)}
      </div>
      {isInTable && (
        <div className={styles.toolbar} role="toolbar" aria-label="Table" onMouseDown={keepFocus}>
          {tableTools.map(toolButton)}
        </div>
      )}
      {openForm === 'model' && <ModelPicker editor={editor} onClose={close} />}
      {openForm === 'link' && (
        <UrlForm
          label="Link address"
          hint="An http(s) or mailto: address, or a path such as /vote. Leave empty to remove the link."
          tag="a"
          initial={href}
          onApply={(address) => setLink(editor, address)}
          onClose={close}
        />
      )}
      {openForm === 'image' && (
        <UrlForm
          label="Image address"
          hint="An http(s) address or a path on this site."
          tag="img"
          initial={image.src}
          initialDescription={image.alt ?? ''}
          onApply={(src, alt) => setImage(editor, src, alt)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Keeps the cursor in the text when a tool is pressed. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

/** A changed description leaves the picture its size. */
function setImage(editor: Editor, src: string, alt: string): void {
  if (src === '') return;
  const { src: current, width, height } = editor.getAttributes('image');
  if (current === undefined) insertBlocks(editor, [{ type: 'image', attrs: { src, alt } }]);
  else
    chain(editor)
      .setImage({ src, alt, ...(src === current && { width, height }) })
      .run();
}

function setLink(editor: Editor, href: string): void {
  const linkChain = chain(editor).extendMarkRange('link');
  if (href === '') linkChain.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    chain(editor)
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
  } else linkChain.setLink({ href }).run();
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
  const [errors, setErrors] = useState({});
  const root = useRef<HTMLDivElement>(null);
  const reject = () => {
    setErrors({ address: 'This address is not allowed. Follow the hint.' });
    root.current?.querySelector('input')?.focus();
  };
  const apply = async () => {
    const url = address.trim();
    try {
      if (url !== '' && !(await isUrlAllowed(url, tag))) return reject();
    } catch (error) {
      return reportError(error, 'Try again.', 'The address could not be checked');
    }
    // Cancelled during the check, or applied by an earlier press.
    if (!root.current) return;
    onApply(url, description?.trim() ?? '');
    onClose();
  };
  const onKeyDown = fieldKeys(apply, onClose);
  return (
    <div className={styles.panel} ref={root}>
      <FieldErrors value={errors}>
        <Field
          size="lg"
          name="address"
          label={label}
          hint={hint}
          value={address}
          autoComplete="off"
          autoFocus
          onChange={(event) => {
            setAddress(event.target.value);
            setErrors({});
          }}
          onKeyDown={onKeyDown}
        />
      </FieldErrors>
      {description !== undefined && (
        <Field
          size="lg"
          name="description"
          label="Image description"
          hint="Read aloud by screen readers. Leave empty if decorative."
          value={description}
          autoComplete="off"
          onChange={(event) => setDescription(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <Button variant="solid" size="lg" onClick={apply}>
        Apply
      </Button>
      <Button size="lg" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
}
