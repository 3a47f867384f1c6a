import { describe, expect, it } from 'vitest';
import { faultWords } from '#lib/dicomweb/failure-texts.ts';
import type { DicomwebSource } from '#lib/dicomweb/source.ts';
import { SourceFailure } from '#lib/dicomweb/source-failure.ts';

const HERE: DicomwebSource = { name: 'PACS du CHU', address: '/dicom-web', signIn: 'none' };
const THERE: DicomwebSource = { ...HERE, address: 'https://pacs.test/rs', signIn: 'basic' };
const ORIGIN = 'https://site.test';

describe('a failure of a PACS is said with what the administrator has to look at', () => {
  it.each([
    ['blocked', THERE, undefined, ['https://pacs.test/rs', 'certificat', 'CORS', ORIGIN]],
    ['unauthorized', HERE, 401, ['401', 'DICOMWEB_SOURCES', 'basic']],
    ['forbidden', HERE, 403, ['403', 'rôle d’auteur', 'droit de chercher']],
    ['wrong_root', HERE, 404, ['404', 'address', '/dicom-web/studies', 'application/dicom+json']],
    ['redirected', HERE, undefined, ['/dicom-web', 'address', 'page de connexion']],
    ['unreachable', HERE, undefined, ['mandataire', '/dicom-web']],
    ['gateway', HERE, 502, ['502', 'mandataire']],
    ['server', HERE, 500, ['500', 'journal']],
    ['not_acceptable', HERE, 406, ['406', 'transfer-syntax']],
    ['malformed', HERE, undefined, ['WADO-RS']],
  ] as const)('%s', (fault, source, status, words) => {
    const { what, administrator } = faultWords(new SourceFailure(fault, status), source, ORIGIN);
    expect(what).toContain('PACS du CHU');
    for (const word of words) expect(`${what} ${administrator}`).toContain(word);
  });

  it('a refused password is the reader’s to correct', () => {
    const { what, reader, administrator } = faultWords(new SourceFailure('unauthorized', 401), THERE, ORIGIN);
    expect(what).toContain('mot de passe');
    expect(reader).toBeDefined();
    expect(administrator).toBeUndefined();
  });
});
