import { hostileCast } from '../../tests/api/hostile-cast.ts';
import { addressFaults, shownFaults, storedFaults } from '../../tests/api/hostile-texts.ts';
import { fieldFaults, malformedFaults, WRITES } from '../../tests/api/hostile-writes.ts';
import { MALFORMED } from '../../tests/api/malformed-bodies.ts';
import { NAUGHTY } from '../../tests/api/naughty-strings.ts';
import { startSite } from '../../tests/api/site.ts';
import { WRONG_VALUES } from '../../tests/api/wrong-values.ts';
import type { Row } from '../report.ts';

/** Calls that are tried at once. */
const CONNECTIONS = 6;

/** R5: every write × every malformed body and every naughty string; texts stored as they are and shown inert. */
export async function hostileWrites(): Promise<Row[]> {
  const site = await startSite();
  try {
    const cast = await hostileCast(site);
    const row = (what: string, faults: string[], bar: string): Row => {
      console.error(faults.slice(0, 20).join('\n'));
      return {
        id: 'R5',
        what,
        baseline: '–',
        ours: `${faults.length} faults`,
        ratio: '–',
        bar,
        met: faults.length === 0,
      };
    };
    const malformed: string[] = [];
    const fields: string[] = [];
    const waiting = WRITES.values();
    const attack = async () => {
      for (const write of waiting) {
        malformed.push(...(await malformedFaults(cast, write, MALFORMED)));
        fields.push(...(await fieldFaults(cast, write, [...WRONG_VALUES, ...NAUGHTY])));
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, attack));
    const stored = await storedFaults(cast, NAUGHTY);
    const shown = await shownFaults(cast, NAUGHTY);
    const addresses = await addressFaults(cast, NAUGHTY);
    const writes = `${WRITES.length} writes`;
    return [
      row(
        `${writes} × ${MALFORMED.length} malformed bodies (bar: 318)`,
        malformed,
        '400/413/415/422, French, code',
      ),
      row(
        `${writes} × each field × ${NAUGHTY.length} naughty strings (bar: 515), ${WRONG_VALUES.length} wrong values`,
        fields,
        '0 × 5xx',
      ),
      row(`${NAUGHTY.length} naughty strings stored`, stored, 'byte-equal'),
      row(`${NAUGHTY.length} naughty strings in a list and on a page`, shown, 'inert, as they are'),
      row(`${NAUGHTY.length} naughty strings in addresses`, addresses, '0 × 5xx'),
    ];
  } finally {
    await site.stop();
  }
}
