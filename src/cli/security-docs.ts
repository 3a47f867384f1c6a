/** Writes the generated pages of docs/security: `node src/cli/security-docs.ts`. */
import { writeFile } from 'node:fs/promises';
import { accessDoc } from '#lib/legal/access-doc-texts.ts';
import { asvsDoc } from '#lib/legal/asvs-doc-texts.ts';
import { storedDataDoc } from '#lib/legal/stored-data-doc-texts.ts';

const DOCS = new URL('../../docs/', import.meta.url);
await writeFile(new URL('security/donnees.md', DOCS), storedDataDoc());
await writeFile(new URL('security/acces.md', DOCS), accessDoc());
await writeFile(new URL('security/asvs.md', DOCS), asvsDoc());
