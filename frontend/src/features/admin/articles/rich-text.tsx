import Image from '@tiptap/extension-image';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { styled } from '../../../shared/ui/styled';
import { richTextRecipe } from './article-editor.recipe';
import { RichTextToolbar } from './rich-text-toolbar';

const Root = styled('div', richTextRecipe);

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
  TableCell.extend({
    addAttributes() {
      return { ...this.parent?.(), ...alignment };
    },
  }),
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), ...alignment };
    },
  }),
];

interface RichTextProps {
  initial: string;
  /** The id of the error message, if there is one. */
  errorId?: string;
  /** Called with the HTML after each change; empty for an empty text. */
  onChange: (html: string) => void;
}

/** WYSIWYG editor for an article's text. */
export default function RichText({ initial, errorId, onChange }: RichTextProps) {
  const editor = useEditor({
    extensions,
    content: initial,
    editorProps: {
      // As on the server: the page's h1 is the article's title.
      transformPastedHTML: (html) => html.replace(/(<\/?)h1\b/gi, '$1h2'),
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
    <Root className={errorId ? 'bad' : ''}>
      <RichTextToolbar editor={editor} />
      <EditorContent className="page" editor={editor} />
    </Root>
  );
}
