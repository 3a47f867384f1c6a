import { expect, test } from 'vitest';
import { readSettings } from '#lib/platform/server/base/settings.ts';

function problemsOf(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('the PACS that browsers may ask are read, a path of this site unless told', () => {
  const setting = [
    { name: 'PACS' },
    { name: 'Recherche', address: 'https://PACS.chu.test/rs/', signIn: 'basic' },
    { name: 'Essai', address: 'http://127.0.0.1:8042/dicom-web' },
  ];
  expect(readSettings({ DICOMWEB_SOURCES: JSON.stringify(setting) }).sources).toEqual([
    { name: 'PACS', address: '/dicom-web', signIn: 'none' },
    { name: 'Recherche', address: 'https://pacs.chu.test/rs', signIn: 'basic' },
    { name: 'Essai', address: 'http://127.0.0.1:8042/dicom-web', signIn: 'none' },
  ]);
  expect(readSettings({}).sources).toEqual([]);
});

test.each([
  ['no JSON', '[{', ''],
  ['no list', '{"name":"PACS"}', ''],
  ['without a name', '[{"address":"/dicom-web"}]', '«\u202fname\u202f» du PACS n°\u00a01'],
  [
    'in the clear',
    '[{"name":"a","address":"http://pacs.test/rs"}]',
    '«\u202faddress\u202f» du PACS n°\u00a01',
  ],
  ['with a password', '[{"name":"a","address":"https://nom:mot@pacs.test/rs"}]', '«\u202faddress\u202f»'],
  ['with a query', '[{"name":"a","address":"https://pacs.test/rs?x=1"}]', '«\u202faddress\u202f»'],
  [
    'on our own paths',
    '[{"name":"a"},{"name":"b","address":"/api/x"}]',
    '«\u202faddress\u202f» du PACS n°\u00a02',
  ],
  ['on another host', '[{"name":"a","address":"//pacs.test/rs"}]', '«\u202faddress\u202f»'],
  ['that leads up', '[{"name":"a","address":"/a/../api"}]', '«\u202faddress\u202f»'],
  ['at no path', '[{"name":"a","address":"/"}]', '«\u202faddress\u202f»'],
  ['of a sign-in that there is not', '[{"name":"a","signIn":"bearer"}]', '«\u202fsignIn\u202f»'],
  ['of a key that is mistyped', '[{"name":"a","adress":"/x"}]', '«\u202fadress\u202f»'],
  ['twice of one name', '[{"name":"a"},{"name":"a"}]', '«\u202fa\u202f» y est deux fois'],
])('a PACS %s ends the start', (_, setting, told) => {
  const problems = problemsOf({ DICOMWEB_SOURCES: setting });
  expect(problems).toContain('  DICOMWEB_SOURCES doit être une liste JSON de PACS');
  expect(problems).toContain(told);
  expect(problems).not.toContain('nom:mot');
});
