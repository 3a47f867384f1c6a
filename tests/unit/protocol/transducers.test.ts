import { expect, it } from 'vitest';
import { TRANSDUCERS } from '#lib/dicom/attributes/acquisition-words.ts';
import { protocolDicomMessages as m } from '#lib/protocols/dicom-texts.ts';

it('every probe that a file may name has French words', () => {
  const named = TRANSDUCERS.map((term) => m.probes[term.replaceAll(' ', '_')]);
  expect(named.every(Boolean)).toBe(true);
});

it('probes that PS3.3 C.8.5.6 defines are known, with the spaces of the standard and without', () => {
  for (const term of ['CURVED LINEAR', 'CURVED_LINEAR', 'ENDOCAV_CLA', 'ENDOCAV_LINEAR', 'IV_ROT MIRROR'])
    expect(TRANSDUCERS).toContain(term);
});
