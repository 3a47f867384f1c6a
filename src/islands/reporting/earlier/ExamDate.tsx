import { earlierReportMessages as m } from '#lib/questionnaires/earlier-report-texts.ts';
import type { Comparison } from './use-comparison.ts';

/** The date of the earlier exam: found in its text, chosen among several dates found, or typed. */
export function ExamDate({ comparison }: { comparison: Comparison }) {
  const { text, typed, date, found, today, isLater, setDate } = comparison;
  const isMissing = date === '' && text !== '';
  return (
    <div className="field">
      <label htmlFor="earlier-date">{m.date}</label>
      <input
        id="earlier-date"
        className="input"
        type="date"
        autoComplete="off"
        max={today}
        value={date}
        aria-invalid={isLater}
        aria-describedby="earlier-date-told"
        onChange={({ target }) => setDate(target.value)}
      />
      <p id="earlier-date-told" className={isLater ? 'error-text' : 'hint'} role="status">
        {isLater && m.dateLater}
        {typed === null && date !== '' && m.dateFound}
        {isMissing && (found.dates.length > 0 ? m.datesFound(found.dates.length) : m.dateMissing)}
      </p>
      {isMissing && found.dates.length > 0 && (
        <p className="earlier-dates">
          {found.dates.slice(0, 4).map((iso) => (
            <button key={iso} type="button" className="button" onClick={() => setDate(iso)}>
              {m.day(iso)}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
