/** Writes docs/de-identification.md from the allow-list: `node src/cli/de-identification-doc.ts`. */
import { writeFile } from 'node:fs/promises';
import { deIdentificationDoc } from '#lib/messages/de-identification-doc.ts';

await writeFile(new URL('../../docs/de-identification.md', import.meta.url), deIdentificationDoc());
