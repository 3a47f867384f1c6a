import { useId } from 'react';
import type { ParameterResult, RowResult } from '#lib/protocols/conformity/conformity.ts';
import type { ExamSeries } from '#lib/protocols/conformity/exam.ts';
import { conformityMessages as m } from '#lib/protocols/conformity-texts.ts';
import { ParameterTable } from './ParameterTable.tsx';

interface RowReportProps {
  result: RowResult;
  /** The series of the exam that may be paired with the row. */
  series: readonly ExamSeries[];
  onPair(series: string | null): void;
}

const countOf = (parameters: readonly ParameterResult[], verdict: ParameterResult['verdict']) =>
  parameters.filter((each) => each.verdict === verdict).length;

/** One row of the protocol: the series acquired for it, and the result for each parameter. */
export function RowReport({ result, series, onPair }: RowReportProps) {
  const { row, parameters, repeated, isDoubtful } = result;
  const id = useId();
  const name = m.rowName(row.row.name);
  const unprescribed = parameters.filter(({ verdict }) => verdict === 'unprescribed');
  const prescribed = parameters.filter(({ verdict }) => verdict !== 'unprescribed');
  const [conform, gap, check, unread] = (['conform', 'gap', 'check', 'unread'] as const).map((verdict) =>
    countOf(parameters, verdict),
  ) as [number, number, number, number];
  return (
    <section className="panel conform-row" aria-labelledby={id}>
      <div className="conform-row-head">
        <h3 id={id}>{name}</h3>
        <p className={result.series ? (gap > 0 ? 'gap' : 'told') : 'gap'}>
          {result.series ? !isDoubtful && m.verdictLine({ conform, gap, check, unread }) : m.missing}
        </p>
      </div>
      <Pairing result={result} name={name} series={series} onPair={onPair} />
      {repeated.length > 0 && <p className="quiet">{m.repeated(repeated.length)}</p>}
      {prescribed.length > 0 && <ParameterTable caption={m.parametersOf(name)} parameters={prescribed} />}
      {unprescribed.length > 0 && (
        <details className="no-print">
          <summary>{m.unprescribed(unprescribed.length)}</summary>
          <ParameterTable caption={m.unprescribed(unprescribed.length)} parameters={unprescribed} />
        </details>
      )}
    </section>
  );
}

/** The series of a row, chosen again by hand; one that is in doubt is confirmed. */
function Pairing({ result, name, series, onPair }: RowReportProps & { name: string }) {
  const paired = result.series;
  return (
    <div className="conform-pair">
      <label className="no-print">
        <span>{m.series}</span>
        <select
          className="input"
          aria-label={m.seriesOf(name)}
          value={paired?.id ?? ''}
          onChange={({ target }) => onPair(target.value === '' ? null : target.value)}
        >
          <option value="">{m.noSeries}</option>
          {series.map((each) => (
            <option key={each.id} value={each.id}>
              {m.option(each.name, each.label, each.images)}
            </option>
          ))}
        </select>
      </label>
      {paired && <p className="print-only">{m.option(paired.name, '', paired.images)}</p>}
      {paired && result.isDoubtful && (
        <p className="banner warning">
          <span>{m.doubtful}</span>
          <button
            type="button"
            className="button small no-print"
            aria-label={m.confirmOf(name)}
            onClick={() => onPair(paired.id)}
          >
            {m.confirm}
          </button>
        </p>
      )}
    </div>
  );
}
