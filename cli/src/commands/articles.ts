import { type ArticleImport, DomainError, type StaffArticleView } from '@appliance-index/backend';
import { Command } from 'commander';
import { actor } from '../actor.js';
import { openSource } from '../files.js';
import { type JsonOption, jsonOption } from '../options.js';
import { table } from '../output.js';
import { run } from '../run.js';

export function articlesCommand(): Command {
  const byId = (name: string, description: string) =>
    new Command(name)
      .description(description)
      .argument('<id>', 'as "articles list" shows it')
      .addOption(jsonOption());
  return new Command('articles')
    .description('the articles of the blog')
    .addCommand(
      new Command('import')
        .description('writes Markdown files into the blog, all or none; what is there already stays')
        .argument('<file...>', 'Markdown with title, category, author and publishedAt on top')
        .option('--draft', 'bring new ones as drafts, which "articles publish" shows')
        .addOption(jsonOption())
        .addHelpText(
          'after',
          `
A file begins with what it is, between lines of three dashes:
  ---
  title: Leveling a washer that shakes
  category: maintenance        (insights, maintenance or recalls)
  author: Ann Smith
  publishedAt: 2026-05-12
  excerpt: One sentence.       (optional, and so is imageUrl)
  ---
A file is known by its name; with another content it takes the place of what it said before, and is as
published as that was. What comes from stdin has no name and is not taken.

Example: appliance-index articles import washer.md dryer.md`,
        )
        .action(importFiles),
    )
    .addCommand(
      new Command('list').description('all of them, newest first').addOption(jsonOption()).action(list),
    )
    .addCommand(byId('publish', 'shows an article to everyone').action(publish))
    .addCommand(byId('unpublish', 'makes an article a draft again').action(unpublish));
}

interface ImportOptions extends JsonOption {
  draft?: boolean;
}

function importFiles(names: string[], { draft = false, ...options }: ImportOptions): Promise<void> {
  return run(options, async ({ application }) => {
    const files = await Promise.all(names.map(textFile));
    const imported = await application.articles.import(files, actor(), { asDrafts: draft });
    const target = application.database.describe();
    return {
      document: { target, files: imported },
      lines: [`Database  ${target}`, ...table(imported.map(importedRow))],
    };
  });
}

async function textFile(name: string): Promise<{ name: string; text: string }> {
  if (name === '-') throw nameless();
  const source = openSource(name);
  const chunks: Uint8Array[] = [];
  for await (const chunk of source.bytes) chunks.push(chunk);
  return { name: source.name, text: decoded(source.name, Buffer.concat(chunks)) };
}

/** Under one name for all that is piped in, each would take the place of the one before. */
function nameless(): DomainError {
  const message =
    "An article is known by its file's name, and stdin has none. Save it as a file and import that.";
  return new DomainError('invalid', 'no-file-name', message);
}

/** A letter that is lost here would be published. */
function decoded(name: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DomainError(
      'invalid',
      'file-encoding',
      `${name} is not UTF-8. Save it as UTF-8 and import it again.`,
    );
  }
}

function importedRow({ file, state, id, title }: ArticleImport): string[] {
  return [file, state, id, title];
}

function list(options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const articles = await Array.fromAsync(application.articles.all());
    const none = 'There are no articles yet. "articles import FILE.md" makes some.';
    const head = ['ID', 'STATE', 'DATE', 'CATEGORY', 'TITLE'];
    return {
      document: articles.map(brief),
      lines: articles.length === 0 ? none : table([head, ...articles.map(row)]),
    };
  });
}

function row({ id, isPublished, publishedAt, category, title }: StaffArticleView): string[] {
  return [id, isPublished === 1 ? 'published' : 'draft', publishedAt.slice(0, 10), category, title];
}

/** Without the text. */
function brief({ content: _content, ...article }: StaffArticleView) {
  return article;
}

function publish(id: string, options: JsonOption): Promise<void> {
  return setPublished(id, true, options);
}

function unpublish(id: string, options: JsonOption): Promise<void> {
  return setPublished(id, false, options);
}

function setPublished(id: string, isPublished: boolean, options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const { article, isChanged } = await application.articles.setPublished(id, isPublished, actor());
    const state = isPublished ? 'published' : 'a draft';
    return {
      document: { ...brief(article), isChanged },
      lines: `"${article.title}" is ${state} ${isChanged ? 'now' : 'already'}.`,
    };
  });
}
