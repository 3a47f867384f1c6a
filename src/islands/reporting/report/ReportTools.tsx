import { reportMessages as m } from '#lib/messages/report.ts';
import { notify } from '#lib/stores/notices.ts';
import type { ReportSession } from '#lib/stores/reporting/report-session.ts';
import { download, textFile, wordFile } from './report-files.ts';

interface ReportToolsProps {
  session: ReportSession;
  onCopy(): void;
}

/** Ways to take the report elsewhere. */
export function ReportTools({ session, onCopy }: ReportToolsProps) {
  /** Prepares something of the report, unless there is nothing in it. */
  const take = async (prepare: () => void | Promise<void>) => {
    if (session.$edited.get().sections.length === 0) notify('error', m.empty);
    else
      try {
        await prepare();
      } catch {
        notify('error', m.fileFailed);
      }
  };
  const save = (extension: 'txt' | 'docx') =>
    take(async () => {
      const edited = session.$edited.get();
      const file = extension === 'txt' ? textFile(edited) : await wordFile(edited);
      download(file, session.item.title, extension);
    });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields.
    <div className="report-tools" role="group" aria-label={m.tools}>
      <button type="button" className="button primary" onClick={onCopy}>
        <i className="i-lucide-copy" aria-hidden="true" />
        {m.copy}
      </button>
      <button type="button" className="button" onClick={() => void take(() => print())}>
        <i className="i-lucide-printer" aria-hidden="true" />
        {m.print}
      </button>
      <button type="button" className="button" onClick={() => void save('txt')}>
        {m.asText}
      </button>
      <button type="button" className="button" onClick={() => void save('docx')}>
        {m.asWord}
      </button>
    </div>
  );
}
