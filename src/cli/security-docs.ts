/** Writes the generated pages of docs/security: `node src/cli/security-docs.ts`. */
import { writeFile } from 'node:fs/promises';
import { accessDoc } from '#lib/legal/access-doc-texts.ts';
import { storedDataDoc } from '#lib/legal/stored-data-doc-texts.ts';

const FOLDER = new URL('../../docs/security/', import.meta.url);
await writeFile(new URL('donnees.md', FOLDER), storedDataDoc());
await writeFile(new URL('acces.md', FOLDER), accessDoc());
