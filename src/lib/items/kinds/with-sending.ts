import { LACKS, type Lack } from './lacks.ts';

/** A list of what is lacking with images that are on their way, which the device that sends them alone knows of. */
export const withSending = (lacks: readonly Lack[]): Lack[] =>
  LACKS.filter((lack) => lack === 'sending' || lacks.includes(lack));
