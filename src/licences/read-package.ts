import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledPackage } from './notices.ts';
import { SUPPLIED_TEXTS } from './supplied.ts';

const LEGAL_FILE = /^(?:licen[cs]e|copying|notice|third[-_]party)[\w-]*(?:\.(?:md|txt))?$/i;
/** Below this heading Vite's file lists the licences of its own dependencies, none of which are in its output. */
const OF_DEPENDENCIES = /^# Licenses of bundled dependencies$[\s\S]*/m;

/** Reads the licence information in a package's folder. */
export function readPackage(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const own = readdirSync(folder)
    .filter((file) => LEGAL_FILE.test(file))
    .toSorted()
    .map((file) => join(folder, file));
  const supplied = (SUPPLIED_TEXTS[name] ?? []).map((file) => join(import.meta.dirname, 'texts', file));
  return { name, version, licence: license ?? '?', texts: [...own, ...supplied].map(readText) };
}

const readText = (file: string) =>
  readFileSync(file, 'utf8').replaceAll('\r\n', '\n').replace(OF_DEPENDENCIES, '').trim();
