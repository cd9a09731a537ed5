import { marked } from 'marked';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { parse } from 'yaml';
import { type ArticleFile, ArticleParser } from '../../application/articles/article-ports.js';
import { type ArticleInput, isArticleLink } from '../../domain/article.js';
import { DomainError } from '../../domain/errors.js';
import { isImageUrl } from '../../domain/text-fields.js';

/** Exactly what the editor of the staff screen can hold, so that editing an article loses nothing of it. */
const blockTags = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br', 'img'];
const inlineTags = ['a', 'strong', 'em', 's', 'code'];
const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const frontMatterPattern = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;
/** What the top of a file may say; anything else is a typo that somebody should hear of. */
const frontMatterFields = ['title', 'category', 'author', 'excerpt', 'publishedAt', 'imageUrl'];

/** Sanitises with sanitize-html, reads Markdown with marked and what stands on top of it with yaml. */
export class HtmlArticleParser implements ArticleParser {
  private readonly options: IOptions;

  constructor({ publicUrl }: { publicUrl: string }) {
    const ownOrigin = new URL(publicUrl).origin;
    this.options = {
      allowedTags: [...blockTags, ...inlineTags, ...tableTags],
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
        'It must begin with a line ---, its title, category and author, and a line ---.',
      );
    }
    const content = this.sanitise(marked.parse(body, { async: false, gfm: true }));
    return { ...parseFields(name, yaml), content };
  }
}

function parseFields(name: string, yaml: string): ArticleInput {
  const fields = parseYaml(name, yaml);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw unreadableFile(name, 'Between the lines --- stand fields like "title: ...".');
  }
  const unknown = Object.keys(fields).find((field) => !frontMatterFields.includes(field));
  if (unknown === undefined) return fields;
  throw unreadableFile(
    name,
    `There is no field "${unknown}"; the fields are ${frontMatterFields.join(', ')}.`,
  );
}

/** Dates stay the text that they are. */
function parseYaml(name: string, yaml: string): unknown {
  try {
    return parse(yaml, { schema: 'core', maxAliasCount: 0 });
  } catch (error) {
    throw unreadableFile(name, (error as Error).message.split('\n', 1)[0] ?? '');
  }
}

function unreadableFile(name: string, reason: string): DomainError {
  return new DomainError('invalid', 'file-front-matter', `${name} cannot be read. ${reason}`);
}

/** Links that lead nowhere allowed stay as words; those to other sites take nothing of ours with them. */
function linkAttributes({ href = '' }: Attributes, ownOrigin: string): Attributes {
  const address = href.trim();
  if (!isArticleLink(address)) return {};
  const isExternal = /^https?:/i.test(address) && new URL(address).origin !== ownOrigin;
  return isExternal ? { href: address, rel: 'nofollow noopener' } : { href: address };
}

function imageAttributes({ src = '', alt = '' }: Attributes): Attributes {
  const address = src.trim();
  return isImageUrl(address) ? { src: address, alt, loading: 'lazy' } : {};
}
