import { marked } from 'marked';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { parse } from 'yaml';
import { type ArticleFile, ArticleTexts } from '../../application/articles/article-ports.js';
import { type ArticleInput, isArticleLink } from '../../domain/article.js';
import { DomainError } from '../../domain/errors.js';
import { isImageUrl } from '../../domain/text-fields.js';

/** Exactly what the editor of the staff screen can hold, so that editing an article loses nothing of it. */
const blocks = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br', 'img'];
const inline = ['a', 'strong', 'em', 's', 'code'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const frontMatter = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;
/** What the top of a file may say; anything else is a typo that somebody should hear of. */
const fileFields = ['title', 'category', 'author', 'excerpt', 'publishedAt', 'imageUrl'];

/** Sanitises with sanitize-html, reads Markdown with marked and what stands on top of it with yaml. */
export class HtmlArticleTexts implements ArticleTexts {
  private readonly options: IOptions;

  constructor({ publicUrl }: { publicUrl: string }) {
    const ownOrigin = new URL(publicUrl).origin;
    this.options = {
      allowedTags: [...blocks, ...inline, ...tables],
      allowedAttributes: {
        a: ['href', 'rel'],
        img: ['src', 'alt', 'loading'],
        th: ['colspan', 'rowspan'],
        td: ['colspan', 'rowspan'],
        ol: ['start'],
      },
      allowedSchemes: ['http', 'https', 'mailto'],
      allowProtocolRelative: false,
      transformTags: {
        // The page has its own first heading.
        h1: 'h2',
        b: 'strong',
        i: 'em',
        del: 's',
        strike: 's',
        a: (tagName, attributes) => ({ tagName, attribs: link(attributes, ownOrigin) }),
        img: (tagName, attributes): Tag => ({ tagName, attribs: image(attributes) }),
      },
      exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
        (tag === 'img' && !attribs.src) || (tag === 'p' && text.trim() === '' && mediaChildren.length === 0),
    };
  }

  sanitised(html: string): string {
    return sanitizeHtml(html, this.options).trim();
  }

  fromMarkdown({ name, text }: ArticleFile): ArticleInput {
    const [, head, body = ''] = frontMatter.exec(text) ?? [];
    if (head === undefined) {
      throw unreadable(
        name,
        'It must begin with a line ---, its title, category and author, and a line ---.',
      );
    }
    const content = this.sanitised(marked.parse(body, { async: false, gfm: true }));
    return { ...fieldsOf(name, head), content };
  }
}

function fieldsOf(name: string, head: string): ArticleInput {
  const fields = parsed(name, head);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw unreadable(name, 'Between the lines --- stand fields like "title: ...".');
  }
  const unknown = Object.keys(fields).find((field) => !fileFields.includes(field));
  if (unknown === undefined) return fields;
  throw unreadable(name, `There is no field "${unknown}"; the fields are ${fileFields.join(', ')}.`);
}

/** Dates stay the text that they are. */
function parsed(name: string, head: string): unknown {
  try {
    return parse(head, { schema: 'core', maxAliasCount: 0 });
  } catch (error) {
    throw unreadable(name, (error as Error).message.split('\n', 1)[0] ?? '');
  }
}

function unreadable(name: string, why: string): DomainError {
  return new DomainError('invalid', 'file-front-matter', `${name} cannot be read. ${why}`);
}

/** Links that lead nowhere allowed stay as words; those to other sites take nothing of ours with them. */
function link({ href = '' }: Attributes, ownOrigin: string): Attributes {
  const address = href.trim();
  if (!isArticleLink(address)) return {};
  const isForeign = /^https?:/i.test(address) && new URL(address).origin !== ownOrigin;
  return isForeign ? { href: address, rel: 'nofollow noopener' } : { href: address };
}

function image({ src = '', alt = '' }: Attributes): Attributes {
  const address = src.trim();
  return isImageUrl(address) ? { src: address, alt, loading: 'lazy' } : {};
}
