import { killLoop } from '../kill.ts';
import type { Row } from '../report.ts';
import { median, seconds } from '../stats.ts';

/** 200 for a full proof; fewer to see quickly that all is well. */
const KILLS = Number(process.env.KILLS ?? 200);

/** R1: acknowledged writes survive `kill -9`, counters equal what they count, nothing is damaged or stays behind. */
export async function survival(): Promise<Row[]> {
  const { kills, acknowledged, images, lost, wrongFigures, damage, starts } = await killLoop(KILLS);
  console.error([...lost, ...damage].slice(0, 20).join('\n'));
  const written = `${acknowledged} writes, ${images} images`;
  return [
    {
      id: 'R1',
      what: `kill -9 × ${kills} under 8 writers (uploads, ratings, copies); restarts, median`,
      baseline: '–',
      ours: `${lost.length} lost of ${written}, ${wrongFigures} wrong counters, ${damage.length} damaged or orphaned; ${seconds(median(starts))}`,
      ratio: '–',
      bar: '0 lost, 0 wrong, 0 corrupt',
      met: lost.length + wrongFigures + damage.length === 0 && images > 0,
    },
  ];
}
