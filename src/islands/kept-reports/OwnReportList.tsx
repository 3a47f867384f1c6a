import { KeptReportList } from './KeptReportList.tsx';
import { useKeptReports } from './use-kept-reports.ts';

/** The reports themselves. */
export function OwnReportList({ person }: { person: string }) {
  return <KeptReportList kept={useKeptReports(person)} />;
}
