import Image from '@tiptap/extension-image';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { Slice } from '@tiptap/pm/model';
import { isInTable } from '@tiptap/pm/tables';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { pluralize } from '../../../shared/formats';
import { toastError } from '../../../shared/toasts';
import { richText } from '../../../styled-system/recipes';
import { insertBlocks, pictureNode, usePictureUpload } from './pictures';
import { RichTextToolbar } from './rich-text-toolbar';

const styles = richText();

/** The alignment of a table cell as the server keeps it, by class; pasted tables have it as a style or an attribute. */
const alignment = {
  align: {
    default: null,
    parseHTML: ({ className, style, align }: HTMLTableCellElement): string | null =>
      /\balign-(left|center|right)\b/.exec(className)?.[1] ?? (style.textAlign || align || null),
    renderHTML: ({ align }: Record<string, unknown>) => (align ? { class: `align-${align}` } : {}),
  },
};

/** Exactly the tags that the server keeps, so that editing an article loses no content. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Image,
  TableKit.configure({ table: { resizable: false }, tableCell: false, tableHeader: false }),
  ...[TableCell, TableHeader].map((cell) =>
    cell.extend({
      addAttributes() {
        return { ...this.parent?.(), ...alignment };
      },
    }),
  ),
];

/** The pictures among what was pasted or dropped. Text copied from a document brings a picture of itself along. */
function picturesOf(transfer: DataTransfer | null): File[] {
  if (transfer === null || transfer.types.includes('text/html')) return [];
  return [...transfer.files].filter(({ type }) => type.startsWith('image/'));
}

/** Addresses of pictures that the server would not keep, because only the writer can load them: `data:`, `file:`, `blob:`. */
const ownPictures = /(<img\b[^>]*?\s)src=(["'])(?!https?:)[a-z][\w+.-]*:.*?\2/gis;

/** The editor takes no picture without an address. */
function withoutOwnPictures(html: string): string {
  const count = html.match(ownPictures)?.length ?? 0;
  const message = `${pluralize(count, 'picture')} could not be pasted with the text. Upload each as a file.`;
  if (count > 0) toastError(message, 'Not everything was pasted');
  return html.replace(ownPictures, '$1');
}

interface RichTextProps {
  initial: string;
  /** The id of the error message, if there is one. */
  errorId?: string;
  /** Called with the HTML after each change; empty for an empty text. */
  onChange: (html: string) => void;
}

/** WYSIWYG editor for an article's text. */
export default function RichText({ initial, errorId, onChange }: RichTextProps) {
  const { isUploading, send } = usePictureUpload((pictures, place) =>
    insertBlocks(
      editor,
      pictures.map((picture) => pictureNode(picture)),
      place,
    ),
  );
  /** Without a place, they go to the cursor. */
  const insertFiles = (transfer: DataTransfer | null, place?: number): boolean => {
    const files = picturesOf(transfer);
    send(files, place);
    return files.length > 0;
  };
  const editor = useEditor({
    extensions,
    content: initial,
    editorProps: {
      // As on the server: the page's h1 is the article's title.
      transformPastedHTML: (html) => withoutOwnPictures(html).replace(/(<\/?)h1\b/gi, '$1h2'),
      // What follows a pasted table goes behind it, not into its last cell.
      transformPasted: (slice, { state }) =>
        slice.content.lastChild?.type.name !== 'table' || isInTable(state)
          ? slice
          : new Slice(slice.content.addToEnd(state.schema.node('paragraph')), slice.openStart, 1),
      handlePaste: (_view, { clipboardData }) => insertFiles(clipboardData),
      handleDrop: (view, { dataTransfer, clientX, clientY }) =>
        insertFiles(dataTransfer, view.posAtCoords({ left: clientX, top: clientY })?.pos),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Article text',
        ...(errorId && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div className={styles.root} data-invalid={errorId !== undefined || undefined}>
      <RichTextToolbar editor={editor} onPictures={send} />
      <p className={styles.progress} role="status">
        {isUploading && 'Uploading pictures...'}
      </p>
      <EditorContent className={styles.page} editor={editor} />
    </div>
  );
}
