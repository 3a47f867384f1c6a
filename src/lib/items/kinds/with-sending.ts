import { LACKS, type Lack } from './lacks.ts';

/** A list of missing things, with the images still being sent added: only the device that sends them knows of these. */
export const withSending = (lacks: readonly Lack[]): Lack[] =>
  LACKS.filter((lack) => lack === 'sending' || lacks.includes(lack));
