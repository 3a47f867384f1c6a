/**
 * After the build: what the product is made of, as CycloneDX, from package-lock.json. Served at `/sbom.cdx.json`, as
 * `/notices.txt` is: whoever runs it can look up known weaknesses without the source.
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUTPUT = new URL('../../dist/client/sbom.cdx.json', import.meta.url);

const { stdout } = await promisify(execFile)(
  'npm',
  [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--package-lock-only',
    '--omit',
    'dev',
  ],
  { cwd: ROOT, maxBuffer: 50_000_000 },
);
// The time of the build and a random number would make each build another one; npm names the folder, not the product.
const { serialNumber: _, ...bill } = JSON.parse(stdout);
delete bill.metadata.timestamp;
bill.metadata.component.name = manifest.name;
await writeFile(OUTPUT, JSON.stringify(bill));
