import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useCreation } from '#islands/bulk-protocols/use-creation.ts';
import { ReadFileField } from '#islands/files/ReadFileField.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The methods of the requests for making one draft, where the person's titles had not been read before. */
async function requestsWhere(listAnswers: boolean): Promise<string[]> {
  const sent: string[] = [];
  const storage = { getItem: () => null, setItem() {}, removeItem() {} };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(method);
    if (method === 'GET' && listAnswers) return Response.json({ protocols: [], totalPages: 1 });
    throw new TypeError('no network');
  });
  let creation: ReturnType<typeof useCreation> | undefined;
  renderToString(
    createElement(() => {
      creation = useCreation(undefined);
      return null;
    }),
  );
  const body = { imagingType: 'IRM', region: 'Membre inférieur', acquisition: {} } as const;
  await creation?.create([{ key: '0', made: { title: 'IRM genou', tags: [], body } }]);
  return sent;
}

it('nothing is made before one’s own protocols are read', async () => {
  const unread = await requestsWhere(false);
  expect(new Set(unread)).toEqual(new Set(['GET']));
  const read = await requestsWhere(true);
  expect(read[0]).toBe('GET');
  expect(read).toContain('POST');
});

it('no other file can be chosen while the field is disabled', () => {
  const field = { label: 'Fichier', hint: '', accept: '.csv', problem: undefined, onFile: () => undefined };
  expect(renderToString(createElement(ReadFileField, { ...field, isDisabled: true }))).toContain(
    'disabled=""',
  );
  expect(renderToString(createElement(ReadFileField, field))).not.toContain('disabled');
});
