import { fold } from '#lib/platform/fold.ts';
import { clean } from '../exchange/sort-rows.ts';
import type { TableName } from '../fields/acquisition-fields.ts';
import { REGIONS } from '../vocabulary.ts';
import type { Block } from './block.ts';
import type { FoundProtocol, ProtocolFileContent } from './found.ts';
import { type GroupColumns, groupColumns, groupsOf, rowsOf, withoutColumns } from './group-rows.ts';
import { splitBlocks } from './split-blocks.ts';
import { readerOf, tablesOf, typeOf } from './table-of-block.ts';
import { type Region, regionInWords, typeInWords } from './title-words.ts';

/** Maximum length of the excerpt shown for parts that are not protocols. */
const SAMPLE_MAX = 80;

const PART_NUMBER = / \(\d+\)$/;

/** The single value shared by all filled cells; undefined when they differ. */
function agreed<Value>(
  texts: readonly string[],
  read: (text: string) => Value | undefined,
): Value | undefined {
  const values = new Set(texts.filter((text) => text !== '').map(read));
  const [first] = values;
  return values.size === 1 ? first : undefined;
}

const regionOf = (text: string): Region | undefined =>
  REGIONS.find((region) => fold(region) === fold(text).trim());

/** A title made of the first text above a table; a scanner's name alone is combined with the file's name. */
function titleAbove(name: string, text: string, scanner: string): string {
  if (!text.startsWith(scanner)) return text;
  return `${name.replace(PART_NUMBER, '')}, ${text.slice(scanner.length).trim()}`;
}

function oneProtocol(block: Block, key: string, scanner: string): FoundProtocol | undefined {
  const read = readerOf(block.cells);
  const tables = tablesOf(block.cells, read);
  const [table] = tables;
  if (!table) return undefined;
  const { above } = read(table);
  const line = block.isNameUsual ? above[0] : undefined;
  const title = line === undefined ? block.name : titleAbove(block.name, line, scanner);
  const everyRow = read(table).rows.map((_, index) => index);
  const { isHidden, hasHidden, around, name: place } = block;
  return {
    key,
    title,
    place,
    isHidden,
    hasHidden,
    around,
    tables,
    imagingType: typeOf(tables, typeInWords(title) ?? typeInWords(block.name)),
    region: regionInWords(title) ?? regionInWords(block.name),
    readAs: (as: TableName) => {
      const whole = read(as);
      const { unknown, leftOut } = whole;
      const indexes = as === table ? everyRow : whole.rows.map((_, index) => index);
      const told = whole.above.filter((text) => text !== title && text !== line);
      return { ...rowsOf(whole, indexes), unknown: [...told, ...unknown], leftOut };
    },
  };
}

/** The protocols of a table with a column that names the protocol of each row. */
function grouped(block: Block, columns: GroupColumns, key: string): Partial<ProtocolFileContent> {
  const cells = withoutColumns(block.cells, columns);
  const read = readerOf(cells);
  const tables = tablesOf(cells, read);
  const [table] = tables;
  if (!table) return {};
  const { isHidden, hasHidden, name: place } = block;
  const { groups, ungrouped, carried } = groupsOf(block.cells, columns, read(table));
  const protocols = [...groups].map(
    ([name, { title, types, regions }]): FoundProtocol => ({
      key: `${key} ${name}`,
      title,
      place,
      isHidden,
      hasHidden,
      tables,
      around: [],
      imagingType: typeOf(tables, agreed(types, typeInWords) ?? typeInWords(title)),
      region: agreed(regions, regionOf) ?? regionInWords(title),
      readAs: (as: TableName) =>
        rowsOf(read(as), groupsOf(block.cells, columns, read(as)).groups.get(name)?.rows ?? []),
    }),
  );
  const { above, unknown, leftOut = [] } = read(table);
  const told = [...block.around, ...above, ...unknown];
  return { protocols, notes: [{ place, unknown: told, leftOut: [...leftOut, ...ungrouped], carried }] };
}

/**
 * The protocols in the parts of a file, and the remaining parts.
 * @param scanner the word before a scanner's name above its tables, in files exported by this site
 */
export function findProtocols(blocks: readonly Block[], scanner: string): ProtocolFileContent {
  const found: ProtocolFileContent = { protocols: [], notes: [], others: [] };
  for (const [at, whole] of blocks.entries())
    for (const [part, block] of splitBlocks(whole).entries()) {
      const key = `${at} ${part}`;
      const columns = groupColumns(block.cells);
      const { protocols = [], notes = [] } = columns ? grouped(block, columns, key) : {};
      const one = protocols.length === 0 ? oneProtocol(block, key, clean(scanner)) : undefined;
      found.protocols.push(...protocols, ...(one ? [one] : []));
      found.notes.push(...notes);
      if (protocols.length > 0 || one) continue;
      const words = block.cells
        .flat()
        .map(clean)
        .filter((text) => text !== '');
      const sample = words.join(' · ').slice(0, SAMPLE_MAX);
      found.others.push({ place: block.name, isHidden: block.isHidden, sample });
    }
  return found;
}
