import { expect, it } from 'vitest';
import { casePaths } from '#lib/cases/paths.ts';
import { openedBy } from '#lib/items/kinds/opened-by.ts';
import { protocolPaths } from '#lib/protocols/paths.ts';
import { questionnairePaths } from '#lib/questionnaires/paths.ts';

it.each([
  [casePaths.item('a-1'), 'case', 'case'],
  [`${casePaths.item('a-1')}?dossier=2#image`, 'case', 'case'],
  [casePaths.sheet('a-1'), 'case', 'sheet'],
  [questionnairePaths.item('a-1'), 'questionnaire', 'questionnaire'],
  [questionnairePaths.read('a-1'), 'questionnaire', 'questionnaire'],
  [questionnairePaths.fiche('a-1', 'f'), 'questionnaire', 'fiche'],
  [protocolPaths.item('a-1'), 'protocol', 'protocol'],
] as const)('%s opens an item', (path, kind, opens) => {
  expect(openedBy(path)).toEqual({ kind, opens, id: 'a-1' });
});

it.each([
  '/',
  '/public-cases',
  casePaths.edit('a'),
  casePaths.preview('a'),
  questionnairePaths.edit('a'),
  protocolPaths.export('a', 'json'),
  '/unlisted/a',
  '/shared/a',
  '/radiology-viewer/',
  '/radiology-viewer/a/b',
  '/radiology-viewer/é',
])('%s opens none', (path) => {
  expect(openedBy(path)).toBeUndefined();
});
