import { KeptReportList } from './KeptReportList.tsx';
import { useKeptReports } from './use-kept-reports.ts';

/** The list of a person's unfinished reports; loaded on demand. */
export function OwnReportList({ person }: { person: string }) {
  return <KeptReportList kept={useKeptReports(person)} />;
}
