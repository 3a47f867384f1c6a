import { KeptReportList } from './KeptReportList.tsx';
import { useKeptReports } from './use-kept-reports.ts';

/** All the reports that a person has under way on this device. */
export function OwnReports({ person }: { person: string }) {
  return <KeptReportList kept={useKeptReports(person)} />;
}
