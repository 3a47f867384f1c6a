/** Writes docs/de-identification.md from the allow-list: `node src/cli/de-identification-doc.ts`. */
import { writeFile } from 'node:fs/promises';
import { deIdentificationDoc } from '#lib/dicom/de-identification-doc-texts.ts';

await writeFile(new URL('../../docs/de-identification.md', import.meta.url), deIdentificationDoc());
