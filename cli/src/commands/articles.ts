import { type ArticleImport, DomainError, type StaffArticleView } from '@appliance-index/backend';
import { Command } from 'commander';
import { actor } from '../actor.js';
import { exitCodes } from '../exit-codes.js';
import { openSource } from '../files.js';
import { jsonOption } from '../options.js';
import { print, printJson, table } from '../output.js';
import { run } from '../run.js';

interface Options {
  json?: boolean;
}

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
A file is known by its name; with another content it takes the place of what it said before.

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

function importFiles(names: string[], options: Options): Promise<void> {
  return run(options, async ({ application }) => {
    const files = await Promise.all(names.map(textFile));
    const imported = await application.articles.import(files, actor());
    if (options.json) printJson({ target: application.database.describe(), files: imported });
    else print([`Database  ${application.database.describe()}`, ...table(imported.map(importedRow))]);
    return exitCodes.done;
  });
}

async function textFile(name: string): Promise<{ name: string; text: string }> {
  const source = openSource(name);
  const chunks: Uint8Array[] = [];
  for await (const chunk of source.bytes) chunks.push(chunk);
  return { name: source.name, text: decoded(source.name, Buffer.concat(chunks)) };
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

function list(options: Options): Promise<void> {
  return run(options, async ({ application }) => {
    const articles = await Array.fromAsync(application.articles.all());
    if (options.json) printJson(articles.map(brief));
    else if (articles.length === 0) print('There are no articles yet. "articles import FILE.md" makes some.');
    else print(table([['ID', 'STATE', 'DATE', 'CATEGORY', 'TITLE'], ...articles.map(row)]));
    return exitCodes.done;
  });
}

function row({ id, isPublished, publishedAt, category, title }: StaffArticleView): string[] {
  return [id, isPublished === 1 ? 'published' : 'draft', publishedAt.slice(0, 10), category, title];
}

/** Without the text. */
function brief({ content: _content, ...article }: StaffArticleView) {
  return article;
}

function publish(id: string, options: Options): Promise<void> {
  return setPublished(id, true, options);
}

function unpublish(id: string, options: Options): Promise<void> {
  return setPublished(id, false, options);
}

function setPublished(id: string, isPublished: boolean, options: Options): Promise<void> {
  return run(options, async ({ application }) => {
    const { article, isChanged } = await application.articles.setPublished(id, isPublished, actor());
    const state = isPublished ? 'published' : 'a draft';
    if (options.json) printJson({ ...brief(article), isChanged });
    else print(isChanged ? `"${article.title}" is ${state} now.` : `"${article.title}" is ${state} already.`);
    return exitCodes.done;
  });
}
