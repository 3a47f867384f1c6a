import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_FAULTS } from '../faults/all-faults.ts';
import { replaceOnce } from '../faults/scratch-copy.ts';
import { ROOT } from './sources.ts';

describe('planted faults', () => {
  it.each(ALL_FAULTS.map((fault) => [fault.name, fault] as const))('still fit the source: %s', (_, fault) => {
    const texts = new Map<string, string>();
    for (const edit of fault.edits) {
      const text = texts.get(edit.file) ?? readFileSync(join(ROOT, edit.file), 'utf8');
      texts.set(edit.file, replaceOnce(text, edit));
    }
    expect(fault.tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
