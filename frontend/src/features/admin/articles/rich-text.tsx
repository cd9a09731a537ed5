import Image from '@tiptap/extension-image';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useRef } from 'react';
import { richText } from '../../../styled-system/recipes';
import { pictureNode, usePictureUpload } from './pictures';
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

interface RichTextProps {
  initial: string;
  /** The id of the error message, if there is one. */
  errorId?: string;
  /** Called with the HTML after each change; empty for an empty text. */
  onChange: (html: string) => void;
}

/** WYSIWYG editor for an article's text. */
export default function RichText({ initial, errorId, onChange }: RichTextProps) {
  /** Where the next pictures go; null for the cursor. */
  const target = useRef<number | null>(null);
  const { isUploading, send } = usePictureUpload((pictures) => {
    const nodes = pictures.map((picture) => pictureNode(picture));
    // The text may have become shorter during the upload.
    const place = Math.min(target.current ?? Number.POSITIVE_INFINITY, editor.state.doc.content.size);
    if (target.current === null) editor.chain().focus().insertContent(nodes).run();
    else editor.chain().focus().insertContentAt(place, nodes).run();
  });
  const insertFiles = (transfer: DataTransfer | null, place: number | null): boolean => {
    const files = picturesOf(transfer);
    if (files.length === 0) return false;
    target.current = place;
    void send(files);
    return true;
  };
  const editor = useEditor({
    extensions,
    content: initial,
    editorProps: {
      // As on the server: the page's h1 is the article's title.
      transformPastedHTML: (html) => html.replace(/(<\/?)h1\b/gi, '$1h2'),
      handlePaste: (_view, { clipboardData }) => insertFiles(clipboardData, null),
      handleDrop: (view, { dataTransfer, clientX, clientY }) =>
        insertFiles(dataTransfer, view.posAtCoords({ left: clientX, top: clientY })?.pos ?? null),
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
      <RichTextToolbar
        editor={editor}
        onPictures={(files) => {
          target.current = null;
          void send(files);
        }}
      />
      <p className={styles.progress} role="status">
        {isUploading && 'Uploading pictures...'}
      </p>
      <EditorContent className={styles.page} editor={editor} />
    </div>
  );
}
