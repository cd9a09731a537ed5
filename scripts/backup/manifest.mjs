import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './entry.mjs';

const format = 1;

/** Written last, so that its presence marks a complete backup. */
export function writeManifest(folder, manifest) {
  writeFileSync(fileIn(folder), `${JSON.stringify({ format, ...manifest }, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
}

/** @throws {BackupError} if the manifest is missing, damaged or of another format */
export function readManifest(folder) {
  let text;
  try {
    text = readFileSync(fileIn(folder), 'utf8');
  } catch {
    throw new BackupError(`${folder} is not a complete backup: manifest.json is missing.`, 'rejected');
  }
  const manifest = parse(text, folder);
  if (isObject(manifest) && manifest.format !== format)
    throw new BackupError(
      `The backup has format ${manifest.format}; this release reads ${format}.`,
      'rejected',
    );
  if (isComplete(manifest)) return manifest;
  throw damaged(folder, 'entries are missing or of another kind than a backup writes');
}

function parse(text, folder) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw damaged(folder, error.message);
  }
}

const damaged = (folder, problem) =>
  new BackupError(`manifest.json in ${folder} is damaged: ${problem}. Nothing was restored.`, 'rejected');

/** Whether it has all that a restore reads: someone may have edited it. */
const isComplete = (manifest) =>
  isObject(manifest) &&
  isText(manifest.takenAt) &&
  isListOf(isText, manifest.migrations) &&
  isListOf(isFile, manifest.media) &&
  isObject(manifest.tables) &&
  Object.values(manifest.tables).every(isTable);

const isFile = (file) =>
  isObject(file) && [file.key, file.type, file.sha256].every(isText) && Number.isInteger(file.size);

const isTable = (table) =>
  isObject(table) &&
  isText(table.sha256) &&
  Number.isInteger(table.rows) &&
  isListOf(isText, table.columns) &&
  isListOf(Array.isArray, table.sequences);

const isObject = (value) => typeof value === 'object' && value !== null;
const isText = (value) => typeof value === 'string';
const isListOf = (isItem, value) => Array.isArray(value) && value.every(isItem);

const fileIn = (folder) => join(folder, 'manifest.json');
