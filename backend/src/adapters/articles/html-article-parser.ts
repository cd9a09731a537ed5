import { type ArticleInput, isArticleLink } from '@appliance-index/domain/articles/article';
import { modelCardClass } from '@appliance-index/domain/articles/article-parts';
import { DomainError } from '@appliance-index/domain/errors';
import { isImageUrl, joinLines } from '@appliance-index/domain/text/text-fields';
import { marked } from 'marked';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { isMap, isScalar, LineCounter, parseDocument, type YAMLError } from 'yaml';
import { type ArticleFile, ArticleParser } from '../../application/articles/article-ports.js';

/** Exactly the tags that the article editor supports, so that editing never loses content. */
const blockTags = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br', 'img'];
const inlineTags = ['a', 'strong', 'em', 's', 'code'];
const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const alignmentClasses = ['align-left', 'align-center', 'align-right'];

const pixels = /^[1-9]\d{0,4}$/;

const cellAlignment = /^\s*(left|center|right)\b/i;
const styleAlignment = /(?:^|;)\s*text-align\s*:\s*(left|center|right)\b/i;

const frontMatterPattern = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n([\s\S]*))?$/;
/** A field on one line, without the comment at its end. Values in quotes, blocks of lines and empty values are YAML. */
const textLine = /^(\w+:[ \t]+)(?!["'|>#]|~$|null$)(\S.*?)(?:[ \t]+#(?:[ \t].*)?)?$/;
/** The allowed front matter fields; any other is reported as a typo. */
const frontMatterFields = ['title', 'category', 'author', 'excerpt', 'publishedAt', 'imageUrl'];

/** Sanitises with sanitize-html, and parses Markdown with marked and front matter with yaml. */
export class HtmlArticleParser implements ArticleParser {
  private readonly options: IOptions;

  constructor({ publicUrl }: { publicUrl: string }) {
    const ownOrigin = new URL(publicUrl).origin;
    this.options = {
      allowedTags: [...blockTags, ...inlineTags, ...tableTags],
      allowedAttributes: {
        a: ['href', 'rel'],
        img: ['src', 'alt', 'width', 'height', 'loading'],
        th: ['colspan', 'rowspan'],
        td: ['colspan', 'rowspan'],
        ol: ['start'],
      },
      allowedClasses: { a: [modelCardClass], th: alignmentClasses, td: alignmentClasses },
      allowedSchemes: ['http', 'https', 'mailto'],
      allowProtocolRelative: false,
      transformTags: {
        // The page's h1 is the article's title.
        h1: 'h2',
        b: 'strong',
        i: 'em',
        del: 's',
        strike: 's',
        th: alignCell,
        td: alignCell,
        a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes, ownOrigin) }),
        img: (tagName, attributes): Tag => ({ tagName, attribs: imageAttributes(attributes) }),
      },
      exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
        (tag === 'img' && !attribs.src) || (tag === 'p' && text.trim() === '' && mediaChildren.length === 0),
    };
  }

  sanitise(html: string): string {
    return sanitizeHtml(html, this.options).trim();
  }

  parseMarkdown({ name, text }: ArticleFile): ArticleInput {
    const [, yaml, body = ''] = frontMatterPattern.exec(text) ?? [];
    if (yaml === undefined) {
      throw unreadableFile(
        name,
        'It must begin with a line ---, followed by its title, category and author and another line ---.',
      );
    }
    const content = this.sanitise(htmlOf(name, body));
    // A file may wrap its lines.
    const fields = Object.entries(parseFields(name, yaml)).map(([field, value]) => [field, joinLines(value)]);
    return { ...Object.fromEntries(fields), content };
  }
}

function htmlOf(name: string, markdown: string): string {
  try {
    return marked.parse(markdown, { async: false, gfm: true });
  } catch {
    // The parser calls itself for each quotation and list inside another.
    throw unreadableFile(name, 'Its quotations or lists are nested too deeply.');
  }
}

function parseFields(name: string, yaml: string): ArticleInput {
  const lines = new LineCounter();
  const document = parseDocument(quoteTexts(yaml), { schema: 'core', lineCounter: lines });
  const fields = isMap(document.contents) ? document.contents.items : [];
  const offsets = fields.map(({ key }) => (isScalar(key) && key.range?.[0]) || 0);
  /** The opening line --- is the file's first. */
  const unreadableLine = (offset: number, reason: string) =>
    unreadableFile(name, `Line ${lines.linePos(offset).line + 1}: ${reason}`);
  const [error] = document.errors;
  if (error) {
    // A quotation mark that is never closed is noticed at the end; its field is what must be changed.
    const start = offsets.findLast((offset) => offset <= error.pos[0]) ?? error.pos[0];
    throw unreadableLine(start, problemOf(error));
  }
  if (fields.length === 0)
    throw unreadableFile(name, 'Between the two --- lines it must have fields such as "title: ...".');
  for (const [index, { key, value }] of fields.entries()) {
    const problem = fieldProblem(String(key), value);
    if (problem) throw unreadableLine(offsets[index] ?? 0, problem);
  }
  return document.toJS();
}

function fieldProblem(field: string, value: unknown): string | null {
  if (!frontMatterFields.includes(field))
    return `Unknown field "${field}". The fields are ${frontMatterFields.join(', ')}.`;
  return value === null || isScalar(value) ? null : `The field "${field}" must be text on one line.`;
}

/** Authors write 'title: Dryers: clean the duct', in which YAML sees a second field. Keeps the line numbers. */
function quoteTexts(yaml: string): string {
  const lines = yaml.split(/\r?\n/);
  const isContinued = (index: number) => /^[ \t]+\S/.test(lines[index + 1] ?? '');
  return lines
    .map((line, index) => {
      const [, field, text] = textLine.exec(line.trimEnd()) ?? [];
      return text === undefined || isContinued(index) ? line : `${field}${JSON.stringify(text)}`;
    })
    .join('\n');
}

function problemOf({ code, message }: YAMLError): string {
  if (code === 'DUPLICATE_KEY') return 'This field appears twice.';
  const [reason] = message.split(/ at line \d/, 1);
  return `${reason}. Write a field as "title: Text" on one line, and put a text that begins with a quotation mark in quotes: title: '"Quiet" washers'.`;
}

function unreadableFile(name: string, reason: string): DomainError {
  return new DomainError('invalid', 'file-front-matter', `${name} cannot be read. ${reason}`);
}

/** Markdown sets the alignment as an attribute, other editors as a style; the page has a class for each. */
function alignCell(tagName: string, { align = '', style = '', ...attribs }: Attributes): Tag {
  const alignment = cellAlignment.exec(align)?.[1] ?? styleAlignment.exec(style)?.[1];
  return {
    tagName,
    attribs: alignment === undefined ? attribs : { ...attribs, class: `align-${alignment.toLowerCase()}` },
  };
}

/** Drops the href of disallowed links, keeping their text, and marks external links as nofollow and noopener. */
function linkAttributes({ href = '', class: name }: Attributes, ownOrigin: string): Attributes {
  const address = href.trim();
  if (!isArticleLink(address)) return {};
  const isExternal = /^https?:/i.test(address) && new URL(address).origin !== ownOrigin;
  if (isExternal) return { href: address, rel: 'nofollow noopener' };
  return { href: address, ...(name && { class: name }) };
}

function imageAttributes({ src = '', alt = '', width = '', height = '' }: Attributes): Attributes {
  const address = src.trim();
  if (!isImageUrl(address)) return {};
  // Both or none: one alone would distort the picture.
  const hasSize = pixels.test(width) && pixels.test(height);
  return { src: address, alt, ...(hasSize && { width, height }), loading: 'lazy' };
}
