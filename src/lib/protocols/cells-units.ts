/** Spellings of units, by quantity, with each unit's factor relative to the first. */
const SCALES: readonly Readonly<Record<string, number>>[] = [
  {
    ms: 1,
    msec: 1,
    s: 1000,
    sec: 1000,
    secs: 1000,
    seconde: 1000,
    secondes: 1000,
    second: 1000,
    seconds: 1000,
    min: 60_000,
    mn: 60_000,
    minute: 60_000,
    minutes: 60_000,
    h: 3_600_000,
    heure: 3_600_000,
    heures: 3_600_000,
  },
  { mm: 1, cm: 10, m: 1000 },
  { kv: 1, kvp: 1, v: 0.001 },
  { mgy: 1, cgy: 10, gy: 1000, μgy: 0.001 },
  { mgycm: 1, gycm: 1000, mgym: 100 },
  { ml: 1, cc: 1, cm3: 1, cl: 10, l: 1000 },
  { 'ml/s': 1, 'ml/sec': 1, 'cc/s': 1, 'cc/sec': 1, 'ml/min': 1 / 60 },
  { 'hz/px': 1, 'hz/pixel': 1, 'hz/pix': 1, 'hz/p': 1, hz: 1, 'khz/px': 1000, 'khz/pixel': 1000 },
  { 's/mm2': 1, 'sec/mm2': 1 },
  { '°': 1, deg: 1, degre: 1, degres: 1, degree: 1, degrees: 1 },
  { 'im/s': 1, 'i/s': 1, 'img/s': 1, 'images/s': 1, 'image/s': 1, 'f/s': 1, fps: 1, '/s': 1 },
];

/** Normalises a unit: « mGy.cm », « s/mm² », « degrés » → « mgycm », « s/mm2 », « degres ». */
function plainUnit(unit: string): string {
  return unit
    .normalize('NFKC')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\s.·⋅∙*×]/g, '');
}

/**
 * The factor from one unit to another; undefined when either is unknown, or quantities differ. Equal texts
 * are the same unit, even if unknown.
 */
export function unitFactor(from: string, to: string): number | undefined {
  const [own, wanted] = [plainUnit(from), plainUnit(to)];
  if (own === wanted) return 1;
  const scale = SCALES.find((units) => units[own] !== undefined && units[wanted] !== undefined);
  const [ownFactor, wantedFactor] = [scale?.[own], scale?.[wanted]];
  return ownFactor === undefined || wantedFactor === undefined ? undefined : ownFactor / wantedFactor;
}
