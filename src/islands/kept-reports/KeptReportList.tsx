import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { formatDateAndTime } from '#lib/platform/format-texts.ts';
import { isCopied, KEPT_DAYS, type KeptReportHead } from '#lib/questionnaires/browser/kept-report-storage.ts';
import type { KeptReports } from '#lib/questionnaires/browser/kept-reports.ts';
import { reportHash } from '#lib/questionnaires/browser/report-hash.ts';
import { keptReportMessages as m } from '#lib/questionnaires/kept-reports-texts.ts';
import { questionnairePaths } from '#lib/questionnaires/paths.ts';
import { Loaded } from '../form/Loaded.tsx';
import { useIsLive } from '../form/use-is-live.ts';
import './kept-reports.css';

interface KeptReportListProps {
  kept: Pick<KeptReports<KeptReportHead>, '$list' | 'erase'>;
  /** The questionnaire whose reports are listed; all reports when absent. */
  itemId?: string | undefined;
  /** Id of the report that is open on this page. */
  current?: string | undefined;
  /** Further actions, beside the button that erases all reports. */
  children?: ReactNode;
  onErased?: ((id: string) => void) | undefined;
}

interface RowProps {
  report: KeptReportHead;
  isCurrent: boolean;
  onErase(): void;
}

const when = (instant: number) => formatDateAndTime(new Date(instant).toISOString());

function KeptReportRow({ report, isCurrent, onErase }: RowProps) {
  const { id, item, changedAt, firstWords } = report;
  const about = (
    <>
      <strong>{item.title}</strong> <span className="quiet">{m.changed(when(changedAt))}</span>
      {firstWords && <span className="kept-words">{firstWords}</span>}
    </>
  );
  return (
    <li>
      {isCurrent ? (
        <p className="kept-report">
          {about}
          <span className="mark">{m.open}</span>
        </p>
      ) : (
        <a className="kept-report" href={`${questionnairePaths.item(item.id)}${reportHash(id)}`}>
          {about}
        </a>
      )}
      <button
        type="button"
        className="button"
        aria-label={m.eraseOf(item.title, when(changedAt))}
        onClick={onErase}
      >
        {m.erase}
      </button>
    </li>
  );
}

interface RowsProps {
  reports: readonly KeptReportHead[];
  current: string | undefined;
  onErase(reports: readonly KeptReportHead[]): void;
}

function Rows({ reports, current, onErase }: RowsProps) {
  return (
    <ul>
      {reports.map((report) => (
        <KeptReportRow
          key={report.id}
          report={report}
          isCurrent={report.id === current}
          onErase={() => onErase([report])}
        />
      ))}
    </ul>
  );
}

/** The unfinished reports on this device, collapsed in a line that is always there: nothing moves when they load. */
export function KeptReportList({ kept, itemId, current, children, onErased }: KeptReportListProps) {
  const isLive = useIsLive();
  const list = useStore(kept.$list);
  const [erasing, setErasing] = useState<readonly KeptReportHead[]>([]);
  const own = isLive ? list.filter(({ item }) => itemId === undefined || item.id === itemId) : [];
  const [copied, reports] = [own.filter(isCopied), own.filter((each) => !isCopied(each))];
  const erase = () => {
    for (const { id } of erasing) {
      kept.erase(id);
      onErased?.(id);
    }
  };
  return (
    <details className="kept-reports needs-script no-print">
      <summary data-count={reports.length || undefined}>
        <i className="i-lucide-file-clock" aria-hidden="true" />
        <span>{reports.length > 0 ? m.titleWith(reports.length) : m.title}</span>
        <i className="i-lucide-chevron-down" aria-hidden="true" />
      </summary>
      <p className="quiet">{own.length > 0 ? m.hint(KEPT_DAYS) : m.none}</p>
      <Rows reports={reports} current={current} onErase={setErasing} />
      {copied.length > 0 && (
        <details className="kept-copied">
          <summary>{m.copied(copied.length)}</summary>
          <Rows reports={copied} current={current} onErase={setErasing} />
          <button type="button" className="button" onClick={() => setErasing(copied)}>
            {m.eraseCopied}
          </button>
        </details>
      )}
      <div className="kept-actions">
        {children}
        {own.length > 1 && (
          <button type="button" className="button" onClick={() => setErasing(own)}>
            {m.eraseAll}
          </button>
        )}
      </div>
      {erasing.length > 0 && (
        <Loaded
          load={async () => (await import('./EraseDialog.tsx')).EraseDialog}
          giveUp={() => setErasing([])}
          props={{ reports: erasing, onErase: erase, onClose: () => setErasing([]) }}
        />
      )}
    </details>
  );
}
