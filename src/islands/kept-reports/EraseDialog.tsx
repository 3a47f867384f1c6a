import type { KeptReportHead } from '#lib/questionnaires/browser/kept-report-storage.ts';
import { eraseReportsMessages as m } from '#lib/questionnaires/erase-reports-texts.ts';
import { keptReportMessages } from '#lib/questionnaires/kept-reports-texts.ts';
import { Dialog } from '../form/Dialog.tsx';

/** Asks before reports are erased from this device. */
export function EraseDialog({
  reports,
  onErase,
  onClose,
}: {
  reports: readonly KeptReportHead[];
  onErase(): void;
  onClose(): void;
}) {
  const isOne = reports.length === 1;
  return (
    <Dialog
      title={isOne ? m.title : m.allTitle}
      submitLabel={keptReportMessages.erase}
      danger
      onSubmit={async () => {
        onErase();
        return true;
      }}
      onClose={onClose}
    >
      <p>{isOne ? m.body : m.allBody(reports.length)}</p>
    </Dialog>
  );
}
