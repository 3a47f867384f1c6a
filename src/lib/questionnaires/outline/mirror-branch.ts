import { isBlank } from '#lib/platform/blank.ts';
import { oppositesFor, oppositesNamed, withOpposites } from '../opposite-words.ts';
import { splitAtArrow } from './escapes.ts';
import { ORDER_WORD } from './words.ts';

/** A text to insert into an outline, and its position. */
interface Inserted {
  at: number;
  text: string;
}

const depthOf = (line: string) => line.length - line.trimStart().length;
const isRoot = (line: string) => /^(?:==|fiche\s?:)/i.test(line);
/** A line without its report sentence. */
const labelOf = (line: string) => splitAtArrow(line)[0];

/** The index of a line's parent line, or -1. */
function lineAbove(lines: readonly string[], at: number): number {
  const depth = depthOf(lines[at] ?? '');
  return lines.slice(0, at).findLastIndex((line) => !isBlank(line) && depthOf(line) < depth);
}

/** The outermost line, among a line and its ancestors, that names a side; the line itself where none does. */
function namedAround(lines: readonly string[], at: number): number {
  let named = at;
  for (let above = at; above >= 0; above = lineAbove(lines, above))
    if (oppositesNamed(labelOf(lines[above] ?? '')).length > 0) named = above;
  return named;
}

/** The line after the last descendant of a range of lines; a page extends to the next page. */
function endOfBranch(lines: readonly string[], from: number, to: number): number {
  const depth = Math.min(
    ...lines.slice(from, to + 1).flatMap((line) => (isBlank(line) ? [] : [depthOf(line)])),
  );
  const isInside = (line: string) => (isRoot(lines[from] ?? '') ? !isRoot(line) : depthOf(line) > depth);
  let end = to + 1;
  for (let at = end; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isBlank(line)) continue;
    if (!isInside(line) && !lines[at - 1]?.endsWith('\\')) break;
    end = at + 1;
  }
  return end;
}

/** Replaces the ids in a copy, including those that its formulas read: ids must be unique. */
function withOtherIds(copy: string, text: string): string {
  const ids = [...copy.matchAll(/\[id ([^\]\s]+)\]/g)].map(([, id = '']) => id);
  return ids.reduce((now, id) => {
    let other = `${id}-2`;
    while (text.includes(`[id ${other}]`)) other += '2';
    return now
      .replaceAll(`[id ${id}]`, `[id ${other}]`)
      .replaceAll(`{${id}}`, `{${other}}`)
      .replaceAll(`{#${id}}`, `{#${other}}`)
      .replaceAll(new RegExp(`\\b(${ORDER_WORD}) #${id}(?![\\w-])`, 'g'), `$1 #${other}`);
  }, copy);
}

/** References to fiches, images and ids in brackets, whose words must not change. */
const REFERENCES = /(\[(?:fiche|image|zone|id)\s[^\]]*\])/i;

/**
 * A copy of the selected lines for the other side, with everything nested in them, to be inserted after them; without
 * a selection, of the nearest branch that names a side. Null if no side is named.
 */
export function mirrorBranch(text: string, from: number, to: number): Inserted | null {
  const lines = text.split('\n');
  const lineAt = (index: number) => text.slice(0, index).split('\n').length - 1;
  const chosen = lineAt(from);
  const first = from === to ? namedAround(lines, chosen) : chosen;
  const last = from === to ? first : lineAt(text[to - 1] === '\n' ? to - 1 : to);
  const branch = lines.slice(first, endOfBranch(lines, first, last));
  const source = branch.join('\n');
  const pairs = oppositesFor(labelOf(branch[0] ?? ''), source);
  const exchanged = source
    .split(REFERENCES)
    .map((piece, index) => (index % 2 === 0 ? withOpposites(piece, pairs) : piece))
    .join('');
  if (exchanged === source) return null;
  const at = lines.slice(0, first + branch.length).join('\n').length;
  return { at, text: `\n${withOtherIds(exchanged, text)}` };
}
