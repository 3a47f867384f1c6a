import { LACKS, type Lack } from './lacks.ts';

/** A list of missing things, plus the images being uploaded, of which only this device knows. */
export const withSending = (lacks: readonly Lack[]): Lack[] =>
  LACKS.filter((lack) => lack === 'sending' || lacks.includes(lack));
