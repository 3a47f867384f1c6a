import type {
  ColumnNode,
  ColumnUpdateNode,
  CompiledQuery,
  InsertQueryNode,
  OperationNode,
  PrimitiveValueListNode,
  TableNode,
  UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';

/** The columns that may hold fractions, by table. All other numeric columns hold whole numbers. */
export const FRACTIONAL: Readonly<Record<string, readonly string[]>> = {
  practice_memory: ['stability', 'difficulty'],
  practice_setting: ['retention'],
  practice_attempt: ['retention'],
};

const isFraction = (value: unknown): boolean => typeof value === 'number' && !Number.isSafeInteger(value);

/**
 * Refuses fractional parameters of a statement, except for columns that may hold them. SQLite would store them in any
 * column, while PostgreSQL fails: such a mistake must show on both.
 * @throws TypeError
 */
export function refuseFractions({ parameters, query, sql }: CompiledQuery): void {
  let fractions = 0;
  for (const value of parameters) if (isFraction(value)) fractions += 1;
  if (fractions === 0) return;
  if (fractions > fractionsAllowed(query))
    throw new TypeError(`A fraction where PostgreSQL takes whole numbers alone: ${sql}`);
}

/** The number of fractions that a statement may write, to columns that hold fractions. */
function fractionsAllowed(query: OperationNode): number {
  if (query.kind === 'InsertQueryNode') return allowedInInsert(query as InsertQueryNode);
  if (query.kind !== 'UpdateQueryNode') return 0;
  const { table, updates = [] } = query as UpdateQueryNode;
  return table?.kind === 'TableNode' ? allowedInUpdates(nameOf(table as TableNode), updates) : 0;
}

function allowedInInsert({ into, columns = [], values, onConflict }: InsertQueryNode): number {
  if (!into) return 0;
  const table = nameOf(into);
  const rows = values?.kind === 'ValuesNode' ? (values as ValuesNode).values.map(writtenValues) : [];
  let allowed = allowedInUpdates(table, onConflict?.updates ?? []);
  for (const row of rows)
    for (const [place, value] of row.entries())
      if (isFraction(value) && takesFractions(table, columns[place])) allowed += 1;
  return allowed;
}

function allowedInUpdates(table: string, updates: readonly ColumnUpdateNode[]): number {
  return updates.filter(
    ({ column, value }) => isFraction(writtenValue(value)) && takesFractions(table, column),
  ).length;
}

function takesFractions(table: string, column: OperationNode | undefined): boolean {
  if (column?.kind !== 'ColumnNode') return false;
  return FRACTIONAL[table]?.includes((column as ColumnNode).column.name) ?? false;
}

const nameOf = ({ table }: TableNode): string => table.identifier.name;

const writtenValue = (node: OperationNode): unknown =>
  node.kind === 'ValueNode' ? (node as ValueNode).value : undefined;

function writtenValues(row: PrimitiveValueListNode | ValueListNode): readonly unknown[] {
  return row.kind === 'PrimitiveValueListNode' ? row.values : row.values.map(writtenValue);
}
