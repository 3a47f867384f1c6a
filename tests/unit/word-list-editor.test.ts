import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConflictChoice } from '#islands/editing/ConflictChoice.tsx';
import type { DraftSource } from '#lib/autosave/browser/draft-source.ts';
import { caseEditingWords } from '#lib/cases/editor-texts.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { handClock } from './hand-clock.ts';
import { openWordList, WordListFrame } from './word-list-editor.tsx';

/** A server with one list, a revision for each of its parts, and two people who write it. */
function world() {
  const server = {
    revision: 1,
    fields: { title: 'Mots', words: ['un'] } as Record<string, unknown>,
    changed: {} as Record<string, number>,
    fault: null as CallFailed | null,
  };
  const source: DraftSource = {
    async read() {
      if (server.fault) throw server.fault;
      return structuredClone(server);
    },
    async save(part, fields, revision) {
      if (server.fault) throw server.fault;
      if ((server.changed[part] ?? 0) > revision) throw new CallFailed(409, { code: 'changed_meanwhile' });
      server.revision += 1;
      server.changed[part] = server.revision;
      Object.assign(server.fields, fields);
      return server.revision;
    },
  };
  const clock = handClock();
  const open = () => openWordList(source, clock.environment);
  return { server, ...clock, open };
}

let at: ReturnType<typeof world>;
beforeEach(() => {
  at = world();
});

type Editor = ReturnType<typeof openWordList>;
const adds = ({ undo }: Editor, word: string) =>
  undo.edit((draft) => ({ ...draft, words: [...draft.words, word] }));
const shown = (editor: Editor) =>
  renderToString(createElement(WordListFrame, { editor, words: caseEditingWords }));
/** The content of `Conflict` once its code is loaded, which a server never requests. */
const asked = ({ autosave }: Editor) =>
  renderToString(createElement(ConflictChoice, { autosave, words: caseEditingWords }));

describe('an editor for a new kind of body', () => {
  it('takes under thirty lines that are its own', () => {
    const [, own = ''] = readFileSync(new URL('word-list-editor.tsx', import.meta.url), 'utf8').split(
      '/** A kind of body',
    );
    const lines = own.split('\n').filter((line) => line.trim() !== '');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.length).toBeLessThan(30);
  });

  it('saves itself, says so, undoes and redoes', async () => {
    const editor = at.open();
    expect(shown(editor)).toContain('Enregistré');
    adds(editor, 'deux');
    expect(shown(editor)).toContain('Modifications en attente…');
    await at.pass(1000);
    expect(at.server.fields).toEqual({ title: 'Mots', words: ['un', 'deux'] });
    expect(shown(editor)).toMatch(/aria-label="Annuler la dernière modification"[^>]*aria-disabled="false"/);
    editor.undo.undo();
    await at.pass(1000);
    expect(at.server.fields.words).toEqual(['un']);
    expect(shown(editor)).toMatch(/aria-label="Annuler la dernière modification"[^>]*aria-disabled="true"/);
  });

  it('keeps on the device what a closed page could not save', async () => {
    const first = at.open();
    at.server.fault = new CallFailed(0);
    adds(first, 'deux');
    await at.pass(1000);
    expect(shown(first)).toContain('Hors ligne');
    first.autosave.stop();
    at.server.fault = null;
    const second = at.open();
    await second.autosave.restore(second.autosave.keptDraft()!);
    expect([at.server.fields.words, at.device.size]).toEqual([['un', 'deux'], 0]);
  });

  it('asks its author when the same part was changed elsewhere, and only then', async () => {
    const [one, other] = [at.open(), at.open()];
    one.undo.edit((draft) => ({ ...draft, title: 'Leur titre' }));
    adds(one, 'leur');
    await at.pass(1000);
    adds(other, 'mien');
    await at.pass(1000);
    expect([...other.autosave.$conflicts.get().keys()]).toEqual(['words']);
    expect(asked(other)).toContain('Garder ma version');
    await other.autosave.resolve('mine');
    expect(at.server.fields).toEqual({ title: 'Leur titre', words: ['un', 'mien'] });
    expect(other.autosave.$conflicts.get().size).toBe(0);
  });

  it('tells when it is gone, and holds what was typed', async () => {
    const editor = at.open();
    at.server.fault = new CallFailed(404, { code: 'not_found', message: 'N’existe plus.' });
    await editor.autosave.reread();
    adds(editor, 'deux');
    await at.pass(1000);
    expect(shown(editor)).toContain('Non enregistré\u00a0: N’existe plus.');
    expect(editor.autosave.$draft.get()).toEqual({ title: 'Mots', words: ['un', 'deux'] });
  });
});
