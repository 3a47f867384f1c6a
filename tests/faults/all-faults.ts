import { accessFaults } from './access.ts';
import type { Fault } from './fault.ts';
import { figureFaults } from './figures.ts';
import { houseFaults } from './house.ts';
import { identityFaults } from './identities.ts';
import { imageFaults } from './images.ts';
import { keepingFaults } from './keeping.ts';
import { reportFaults } from './reports.ts';

export const ALL_FAULTS: readonly Fault[] = [
  ...accessFaults,
  ...figureFaults,
  ...imageFaults,
  ...identityFaults,
  ...reportFaults,
  ...keepingFaults,
  ...houseFaults,
];
