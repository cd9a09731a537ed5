import { type ArticleImport, type StaffArticleView } from '@appliance-index/backend';
import { DomainError } from '@appliance-index/domain/errors';
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
      .argument('<id>', 'the id from "articles list"')
      .addOption(jsonOption());
  return new Command('articles')
    .description('manage blog articles')
    .addCommand(
      new Command('import')
        .description('import Markdown files, all or none; unchanged files are skipped')
        .argument('<file...>', 'Markdown files with a header, see below')
        .option('--draft', 'import new articles as drafts; publish them with "articles publish"')
        .addOption(jsonOption())
        .addHelpText(
          'after',
          `
A file begins with a header between lines of three dashes:
  ---
  title: Leveling a washer that shakes
  category: maintenance        (insights, maintenance or recalls)
  author: Ann Smith
  publishedAt: 2026-05-12
  excerpt: One sentence.       (optional, as is imageUrl)
  ---
An article is identified by its file name: importing a changed file replaces the article, which stays
published or a draft. Articles cannot be read from stdin, which has no file name.

Example:
  appliance-index articles import washer.md dryer.md`,
        )
        .action(importFiles),
    )
    .addCommand(
      new Command('list').description('list all articles, newest first').addOption(jsonOption()).action(list),
    )
    .addCommand(byId('publish', 'publish an article').action(publish))
    .addCommand(byId('unpublish', 'turn an article back into a draft').action(unpublish));
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
  if (name === '-') throw stdinNotSupported();
  const source = openSource(name);
  const chunks: Uint8Array[] = [];
  for await (const chunk of source.bytes) chunks.push(chunk);
  return { name: source.name, text: decodeUtf8(source.name, Buffer.concat(chunks)) };
}

/** Articles from stdin would all have the same name and replace one another. */
function stdinNotSupported(): DomainError {
  const message =
    'An article is identified by its file name, and stdin has none. Save it as a file and import that.';
  return new DomainError('invalid', 'no-file-name', message);
}

/** Fails on invalid UTF-8, so that no replacement characters are published. */
function decodeUtf8(name: string, bytes: Buffer): string {
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
    const emptyText = 'There are no articles yet. Add some with "articles import FILE.md".';
    const head = ['ID', 'STATE', 'DATE', 'CATEGORY', 'TITLE'];
    return {
      document: articles.map(withoutContent),
      lines: articles.length === 0 ? emptyText : table([head, ...articles.map(row)]),
    };
  });
}

function row({ id, isPublished, publishedAt, category, title }: StaffArticleView): string[] {
  return [id, isPublished === 1 ? 'published' : 'draft', publishedAt.slice(0, 10), category, title];
}

function withoutContent({ content: _content, ...article }: StaffArticleView) {
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
      document: { ...withoutContent(article), isChanged },
      lines: `"${article.title}" is ${isChanged ? 'now' : 'already'} ${state}.`,
    };
  });
}
