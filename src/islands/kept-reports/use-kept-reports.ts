import { useEffect, useState } from 'react';
import type { KeptReportHead } from '#lib/questionnaires/browser/kept-report-storage.ts';
import {
  createKeptReports,
  type KeptReports,
  keptReportsEnvironment,
} from '#lib/questionnaires/browser/kept-reports.ts';

/** The unfinished reports of a person on this device, kept up to date while the component is mounted. */
export function useKeptReports<Kept extends KeptReportHead>(person: string): KeptReports<Kept> {
  const [kept] = useState(() => createKeptReports<Kept>(person, keptReportsEnvironment()));
  useEffect(() => kept.listen(), [kept]);
  return kept;
}
