import { killLoop } from '../kill.ts';
import type { Row } from '../report.ts';

/** 200 for a full proof; fewer to see quickly that all is well. */
const KILLS = Number(process.env.KILLS ?? 200);

/** R1: acknowledged writes survive `kill -9`, and counters equal what they count. */
export async function survival(): Promise<Row[]> {
  const { kills, acknowledged, lost, wrongFigures, corrupt } = await killLoop(KILLS);
  if (lost.length > 0) console.error(lost.slice(0, 20).join('\n'));
  return [
    {
      id: 'R1',
      what: `kill -9 × ${kills} under 8 writers`,
      baseline: '–',
      ours: `${lost.length} lost of ${acknowledged}, ${wrongFigures} wrong counters${corrupt ? ', CORRUPT' : ''}`,
      ratio: '–',
      bar: '0 lost, 0 wrong, 0 corrupt',
      met: lost.length === 0 && wrongFigures === 0 && !corrupt && acknowledged > 0,
    },
  ];
}
