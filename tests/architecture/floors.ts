/**
 * The floor of a file decides what it may use. In `src/lib` the first folder says what a file is about, and the
 * file's name or the folder around it which floor it is on; a file with any other name is a rule: pure, on the lowest
 * floor.
 */
export type Floor =
  | 'rules'
  | 'schemas'
  | 'texts'
  | 'browser'
  | 'dicom'
  | 'viewer'
  | 'offline worker'
  | 'islands'
  | 'layout'
  | 'demo content'
  | 'server base'
  | 'file stores'
  | 'ingest'
  | 'body threads'
  | 'queries'
  | 'lists'
  | 'context'
  | 'use cases'
  | 'http'
  | 'pages'
  | 'command line'
  | 'entry points';

/** The first pattern that fits a path decides. */
const FLOORS: readonly (readonly [RegExp, Floor])[] = [
  [/^src\/lib\/platform\/server\/base\//, 'server base'],
  [/^src\/lib\/platform\/server\/files\//, 'file stores'],
  [/^src\/lib\/platform\/server\/db\//, 'queries'],
  [/^src\/lib\/platform\/server\/http\//, 'http'],
  [/^src\/lib\/platform\/server\/[^/]+\.ts$/, 'context'],
  [/^src\/lib\/images\/server\/ingest\//, 'ingest'],
  [/^src\/lib\/items\/server\/bodies\//, 'body threads'],
  [/^src\/lib\/items\/server\/lists\//, 'lists'],
  [/^src\/lib\/[^/]+\/server\/([^/]+-)?(queries|tables)\.ts$/, 'queries'],
  [/^src\/lib\/[^/]+\/server\/[^/]+\.ts$/, 'use cases'],
  [/^src\/lib\/offline\/worker\//, 'offline worker'],
  [/^src\/lib\/.*\btexts\.ts$/, 'texts'],
  [/^src\/lib\/([^/]+\/)?layout\//, 'layout'],
  [/^src\/lib\/[^/]+\/endpoints\//, 'schemas'],
  [/^src\/lib\/.*\bschemas?\.ts$/, 'schemas'],
  [/^src\/lib\/[^/]+\/browser\//, 'browser'],
  [/^src\/lib\/[^/]+\/([^/]+-)?store\.ts$/, 'browser'],
  [/^src\/lib\/[^/]+\/([^/]+-)?(page-data|form)\.ts$/, 'http'],
  [/^src\/lib\/dicom\/attributes\//, 'rules'],
  [/^src\/lib\/dicom\//, 'dicom'],
  [/^src\/lib\/viewer\//, 'viewer'],
  [/^src\/lib\/demo\//, 'demo content'],
  [/^src\/lib\/app\/(access-table|all-endpoints|openapi)\.ts$/, 'schemas'],
  [/^src\/lib\//, 'rules'],
  [/^src\/islands\//, 'islands'],
  [/^src\/pages\//, 'pages'],
  [/^src\/cli\//, 'command line'],
  [/^src\//, 'entry points'],
];

/** The floor of a file of the product. @throws for a file outside of `src` */
export function floorOf(path: string): Floor {
  const floor = FLOORS.find(([pattern]) => pattern.test(path))?.[1];
  if (!floor) throw new Error(`${path} is on no floor`);
  return floor;
}

const ON_SERVER = /^(server base|file stores|ingest|body threads|queries|lists|context|use cases|http)$/;

/** Whether a file runs on the server alone. */
export function isOnServer(path: string): boolean {
  return ON_SERVER.test(floorOf(path));
}
