import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { readProtocolsFile } from '#islands/bulk-protocols/read-protocols-file.ts';
import { timeText } from '#lib/protocols/bulk/number-text.ts';
import { DATED, ROUNDED } from '#lib/protocols/exchange/spans.ts';

const FIRST_DAY = Date.UTC(1899, 11, 31);
const at = (hours: number, minutes: number, seconds: number) =>
  new Date(FIRST_DAY + Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000));

it.each([
  // Whole units, which the library gives one short.
  [at(0, 3, 0), '[mm]:ss', '03:00'],
  [at(0, 3, 0), '[ss]', '180'],
  [at(1, 0, 0), '[h]:mm:ss', '1:00:00'],
  [at(0, 3, 24), 'mm:ss', '03:24'],
  [at(0, 63, 24), '[mm]:ss', '63:24'],
  [at(0, 3, 24.5), '[$-40C]mm:ss.0;@', '03:24,5'],
  [at(0, 3, 24), 'h:mm:ss', '0:03:24'],
  [at(3, 24, 0), 'h:mm', '3:24'],
  // Blurred by a serial of few digits.
  [at(0, 3, 23.999), 'mm:ss', '03:24'],
  [at(23, 59, 59.999), 'h:mm:ss', '24:00:00'],
  [at(0, 3, 24.123), 'mm:ss.000', '03:24,123'],
  // A part hidden by the format is reported.
  [at(0, 3, 24), 'h:mm', `${ROUNDED}0:03 (0:03:24)`],
  [at(1, 3, 24), 'mm:ss', `${ROUNDED}03:24 (1:03:24)`],
  [at(3, 24, 0), 'mm:ss', `${ROUNDED}24:00 (3:24:00)`],
  [at(0, 1, 5), 'ss', `${ROUNDED}05 (0:01:05)`],
  [at(0, 3, 24), 'h:ss', `${ROUNDED}0:24 (0:03:24)`],
  [at(0, 3, 24.5), 'mm:ss', `${ROUNDED}03:24 (0:03:24,500)`],
  [at(0, 3, 24.123), 'mm:ss.00', `${ROUNDED}03:24,12 (0:03:24,123)`],
  // A day and more is a date for the library.
  [at(27, 24, 0), '[h]:mm:ss', `${DATED}shown`],
])('%s as %s is %s', (value, format, text) => {
  expect(timeText(value, format, 'shown')).toBe(text);
});

it('times of a workbook are what their cells hold, and left empty where it is not all shown', async () => {
  const times: [number, string][] = [
    [180, '[mm]:ss'],
    [204, 'mm:ss'],
    [3804, 'mm:ss'],
    [204, 'h:mm'],
  ];
  const rows = times.map((_, index) => [`T${index}`, 500, null]);
  const cells = new Map(
    times.map(([seconds, numFmt], index) => [
      `${index + 1},2`,
      { value: seconds / 86_400, style: { numFmt } },
    ]),
  );
  const bytes = await writeXlsx({
    sheets: [{ name: 'IRM genou', rows: [['Séquence', 'TR (ms)', 'Durée'], ...rows], cells }],
  } as Parameters<typeof writeXlsx>[0]);
  const found = await readProtocolsFile(new File([bytes as BlobPart], 'a.xlsx'));
  const read = 'protocols' in found ? found.protocols[0]?.readAs('sequences') : undefined;
  const durations = read?.rows.map((row) => 'durationSeconds' in row && row.durationSeconds);
  expect(durations).toEqual([180, 204, false, false]);
  expect(read?.problems.map(({ row, problem }) => [row, problem.code])).toEqual([
    [2, 'rounded'],
    [3, 'rounded'],
  ]);
});
