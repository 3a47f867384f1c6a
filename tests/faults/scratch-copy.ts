import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Edit } from './fault.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Replaces a text that occurs exactly once in a file. @throws when it does not: the fault is out of date */
export function replaceOnce(text: string, { file, find, replace }: Edit): string {
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`${file}: « ${find.trim()} » stands there ${count} times, not once`);
  return text.replace(find, () => replace);
}

/** A copy of the working tree in the temporary folder, with its node_modules, in which faults are planted. */
export class ScratchCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'negatoscope-faults-'));

  constructor() {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    for (const path of listed.split('\0').filter((each) => each !== ''))
      cpSync(join(ROOT, path), join(this.folder, path), { recursive: true, force: true });
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Changes files. @returns puts back what was there; nothing is changed when one edit does not fit */
  plant(edits: readonly Edit[]): () => void {
    const before = new Map<string, string>();
    const after = new Map<string, string>();
    for (const edit of edits) {
      const text = after.get(edit.file) ?? readFileSync(join(this.folder, edit.file), 'utf8');
      if (!before.has(edit.file)) before.set(edit.file, text);
      after.set(edit.file, replaceOnce(text, edit));
    }
    const write = (texts: Map<string, string>) => {
      for (const [file, text] of texts) writeFileSync(join(this.folder, file), text);
    };
    write(after);
    return () => write(before);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
