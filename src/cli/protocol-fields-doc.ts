/** Writes docs/protocol-fields.md from the table of fields: `node src/cli/protocol-fields-doc.ts`. */
import { writeFile } from 'node:fs/promises';
import { protocolFieldsDoc } from '#lib/protocols/fields-doc-texts.ts';

await writeFile(new URL('../../docs/protocol-fields.md', import.meta.url), protocolFieldsDoc());
