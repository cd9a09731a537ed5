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
  if (manifest.format === format) return manifest;
  throw new BackupError(
    `The backup has format ${manifest.format}; this release reads ${format}.`,
    'rejected',
  );
}

function parse(text, folder) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BackupError(`manifest.json in ${folder} is damaged: ${error.message}.`, 'rejected');
  }
}

const fileIn = (folder) => join(folder, 'manifest.json');
