/** Lines being edited: the draft contains those that are not empty. */
export interface Line {
  /** Remains the same while the line is moved and edited. */
  id: number;
  text: string;
}

/** The lines after an edit, and where the caret goes: the line, and the number of characters before the caret. */
export interface LinesEdit {
  lines: readonly Line[];
  focus?: { at: number; caret: number };
}

let made = 0;
export const newLine = (text = ''): Line => ({ id: ++made, text });

/** The texts of the lines as stored in the draft. */
export const textsOf = (lines: readonly Line[]) =>
  lines.map(({ text }) => text).filter((text) => text.trim() !== '');

/** Lines for the texts of the draft: one empty line if there is none. */
export const linesOf = (texts: readonly string[]): readonly Line[] =>
  texts.length === 0 ? [newLine()] : texts.map((text) => newLine(text));

/** The lines of a pasted text, without the bullets, dashes and numbers that lists in other programs start with. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r?\n|\r|\u2028/)
    .map((line) => line.replace(/^\s*(?:[•·▪‣◦*–—-]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}

/** Replaces the selection in a line with one or several texts: the first joins the line, the last gets its rest. */
export function insertTexts(
  lines: readonly Line[],
  at: number,
  [start, end]: readonly [number, number],
  texts: readonly string[],
): LinesEdit {
  const line = lines[at] ?? newLine();
  const rest = line.text.slice(end);
  const [first = '', ...others] = texts;
  const head = { ...line, text: line.text.slice(0, start) + first };
  const tail = others.map((text) => newLine(text));
  const last = tail.pop() ?? head;
  const caret = last.text.length;
  const ended = { ...last, text: last.text + rest };
  const inserted = last === head ? [ended] : [head, ...tail, ended];
  return {
    lines: lines.toSpliced(at, 1, ...inserted),
    focus: { at: at + inserted.length - 1, caret },
  };
}

/** Joins a line to the previous one, as Backspace does at its start; undefined for the first line. */
export function joinBefore(lines: readonly Line[], at: number): LinesEdit | undefined {
  const [before, line] = [lines[at - 1], lines[at]];
  if (!before || !line) return undefined;
  const joined = { ...before, text: before.text + line.text };
  return { lines: lines.toSpliced(at - 1, 2, joined), focus: { at: at - 1, caret: before.text.length } };
}

/** Moves a line up or down; undefined at either end of the list. */
export function moveLine(lines: readonly Line[], at: number, by: -1 | 1): LinesEdit | undefined {
  const line = lines[at];
  const to = at + by;
  if (!line || to < 0 || to >= lines.length) return undefined;
  return { lines: lines.toSpliced(at, 1).toSpliced(to, 0, line), focus: { at: to, caret: line.text.length } };
}

export function removeLine(lines: readonly Line[], at: number): LinesEdit {
  const left = lines.toSpliced(at, 1);
  const next = left.length === 0 ? [newLine()] : left;
  const focused = Math.min(at, next.length - 1);
  return { lines: next, focus: { at: focused, caret: next[focused]?.text.length ?? 0 } };
}
