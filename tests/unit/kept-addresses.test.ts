import { expect, it } from 'vitest';
import { keptAddresses } from '#lib/offline/kept-addresses.ts';

it.each<[string, string[]]>([
  ['/radiology-viewer/c1', ['/radiology-viewer/c1']],
  ['/radiology-viewer/c1?serie=2&coupe=7', ['/radiology-viewer/c1?serie=2&coupe=7', '/radiology-viewer/c1']],
  ['/use/q1?mode=consulter', ['/use/q1?mode=consulter', '/use/q1']],
  ['/use/q1?format=fhir', []],
  ['/protocols/view/p1?poids=72', ['/protocols/view/p1?poids=72', '/protocols/view/p1']],
  ['/protocols/booklet?protocole=a', ['/protocols/booklet?protocole=a']],
  // Another state is never shown as the one in use.
  ['/protocols/view/p1?version=2', ['/protocols/view/p1?version=2']],
  ['/protocols/view/p1?brouillon', ['/protocols/view/p1?brouillon=']],
  ['/protocols/view/p1?appareil=salle1&poids=72', ['/protocols/view/p1?appareil=salle1']],
])('%s', (address, kept) => {
  expect(keptAddresses(new URL(address, 'https://site.example'))).toEqual(kept);
});
