/**
 * After the build: the packages that the product contains, as CycloneDX, from package-lock.json. Served at
 * `/sbom.cdx.json`, as `/notices.txt` is: people who run the site can look up known weaknesses without the source.
 */
import { readFile, writeFile } from 'node:fs/promises';

const ROOT = new URL('../../', import.meta.url);

interface Locked {
  name?: string;
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
}

const lock = JSON.parse(await readFile(new URL('package-lock.json', ROOT), 'utf8')) as {
  packages: Record<string, Locked>;
};
const { '': product, ...packages } = lock.packages;

const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The hash `sha512-<base64>` in CycloneDX's form: algorithm and hexadecimal digest. */
function hashOf(integrity: string) {
  const [algorithm = '', value = ''] = integrity.split('-');
  const alg = algorithm.toUpperCase().replace('SHA', 'SHA-');
  return { alg, content: Buffer.from(value, 'base64').toString('hex') };
}

/** One entry of the lockfile. Its path ends with the package's name, unless it was installed under an alias. */
function componentOf([path, { name, version, license, integrity, optional }]: [string, Locked]) {
  const known = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return {
    type: 'library',
    'bom-ref': path,
    name: known,
    version,
    scope: optional ? 'optional' : 'required',
    purl: purl(known, version),
    ...(license && {
      licenses: [/\s/.test(license) ? { expression: license } : { license: { name: license } }],
    }),
    ...(integrity && { hashes: [hashOf(integrity)] }),
  };
}

const bill = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': 'negatoscope',
      name: 'negatoscope',
      version: product?.version,
      licenses: [{ license: { id: 'MIT' } }],
    },
  },
  // Packages needed only to build and test are not part of the product. `npm sbom --omit dev` would leave out more
  // than those.
  components: Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(componentOf),
};
await writeFile(new URL('dist/client/sbom.cdx.json', ROOT), JSON.stringify(bill));
