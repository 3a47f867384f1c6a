import { earlierReportMessages as m } from '#lib/questionnaires/earlier-report-texts.ts';
import type { ComparedNumber, Comparison } from './use-comparison.ts';

/** The state of one number: recognised, to be chosen, or inserted into the report. */
function stateOf({ chosen, isSure, words, inReport, isOffered }: ComparedNumber): string {
  if (isOffered) return m.isOffered;
  if (inReport !== undefined && (words === null || words === inReport)) return m.isIn;
  if (chosen === '') return '';
  return isSure ? m.isSure : m.isPicked;
}

function Row({ row, comparison }: { row: ComparedNumber; comparison: Comparison }) {
  const { number, proposals, chosen, words, inReport } = row;
  const { question, label, place, text } = number;
  return (
    <tr>
      <th scope="row">
        {label}
        {place && <span className="quiet">{place}</span>}
      </th>
      <td className="tabular" data-label={m.today}>
        {text}
      </td>
      <td data-label={m.earlier}>
        {proposals.length === 0 ? (
          <span className="quiet">{inReport ?? m.none}</span>
        ) : (
          <select
            className="input"
            aria-label={m.earlierOf(label)}
            value={chosen}
            onChange={({ target }) => comparison.pick(question, target.value)}
          >
            <option value="">{m.choose(proposals.length)}</option>
            {proposals.map((each) => (
              <option key={each.id} value={each.id}>
                {m.proposal(each.text, each.around)}
              </option>
            ))}
          </select>
        )}
        <span className="earlier-state">{stateOf(row)}</span>
      </td>
      <td className="earlier-acts">
        {words !== null && words !== inReport && (
          <button
            type="button"
            className="button"
            aria-label={m.insertOf(label)}
            onClick={() => comparison.insert([row])}
          >
            {m.insert}
          </button>
        )}
        {inReport !== undefined && (
          <button
            type="button"
            className="button"
            aria-label={m.withdrawOf(label)}
            onClick={() => comparison.withdraw(row)}
          >
            {m.withdraw}
          </button>
        )}
      </td>
    </tr>
  );
}

/** The numbers of the current report, each beside its earlier value. */
export function ComparedNumbers({ comparison }: { comparison: Comparison }) {
  const { rows, text, waiting, insert, hasLesions } = comparison;
  const lesions = hasLesions && <p className="quiet">{m.lesions}</p>;
  if (rows.length === 0) return lesions || <p className="quiet">{m.noNumbers}</p>;
  return (
    <div className="earlier-numbers">
      {text === '' && <p className="quiet">{m.nothingPasted}</p>}
      <table>
        <caption className="visually-hidden">{m.table}</caption>
        <thead>
          <tr>
            <th scope="col">{m.question}</th>
            <th scope="col">{m.today}</th>
            <th scope="col">{m.earlier}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.number.question} row={row} comparison={comparison} />
          ))}
        </tbody>
      </table>
      {lesions}
      {waiting.length > 0 && (
        <p className="earlier-all">
          <button type="button" className="button primary" onClick={() => insert(waiting)}>
            {m.insertAll(waiting.length)}
          </button>
          <span className="hint">{m.insertHint}</span>
        </p>
      )}
    </div>
  );
}
