import { useEffect, useState } from 'react';
import type { KeptReportHead } from '#lib/questionnaires/browser/kept-report-storage.ts';
import {
  createKeptReports,
  type KeptReports,
  keptReportsEnvironment,
} from '#lib/questionnaires/browser/kept-reports.ts';

/** The reports that a person has under way on this device, followed as long as the component is there. */
export function useKeptReports<Kept extends KeptReportHead>(person: string): KeptReports<Kept> {
  const [kept] = useState(() => createKeptReports<Kept>(person, keptReportsEnvironment()));
  useEffect(() => kept.listen(), [kept]);
  return kept;
}
