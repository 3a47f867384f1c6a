import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type ConformityReference,
  examConformity,
  protocolRows,
} from '#lib/protocols/conformity/conformity.ts';
import type { ExamSeries } from '#lib/protocols/conformity/exam.ts';
import { pairRows, withChoice } from '#lib/protocols/conformity/pair-rows.ts';
import { conformityMessages as m } from '#lib/protocols/conformity-texts.ts';
import { protocolMessages } from '#lib/protocols/texts.ts';
import type { ReadExam } from '../protocol-editor/dicom/read-exam.ts';
import { DoseList } from './DoseList.tsx';
import { examSeries } from './exam-series.ts';
import { RowReport } from './RowReport.tsx';

interface ConformityReportProps {
  protocol: ConformityReference;
  exam: ReadExam;
  onAgain(): void;
  /** Chooses another of the given exams; absent when there is only one. */
  onOther?(): void;
}

/** Comparison of an exam with a protocol, row by row; the pairing of series and rows can be changed by hand. */
export function ConformityReport({ protocol, exam, onAgain, onOther }: ConformityReportProps) {
  const series = useMemo(() => examSeries(exam.proposals), [exam]);
  const rows = useMemo(() => protocolRows(protocol), [protocol]);
  const [pairs, setPairs] = useState(() => pairRows(rows, series));
  const result = examConformity(protocol, series, pairs);
  const { counts } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const tables = [...new Set(rows.map(({ table }) => table))];
  const isOfType = series.some(({ table }) => tables.includes(table));
  const isClean = counts.gap + counts.missing + counts.doubtful === 0 && counts.conform > 0;
  return (
    <div className="conform-report">
      <div className={isClean ? 'conform-head' : 'conform-head is-open'}>
        <h2 ref={heading} tabIndex={-1}>
          {m.headline(counts)}
        </h2>
        <p>{m.examFacts(exam.proposals.length, exam.images)}</p>
        <div className="conform-actions no-print">
          {onOther && (
            <button type="button" className="button" onClick={onOther}>
              {m.otherExam}
            </button>
          )}
          <button type="button" className="button" onClick={onAgain}>
            {m.again}
          </button>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {m.announced(m.headline(counts))}
      </p>
      {!isOfType && (
        <p className="banner warning">{m.otherType(tables.map((table) => protocolMessages.tables[table]))}</p>
      )}
      {result.rows.map((row) => (
        <RowReport
          key={row.row.id}
          result={row}
          series={series.filter(({ table }) => table === row.row.table)}
          onPair={(id) => setPairs((before) => withChoice(before, row.row.id, id))}
        />
      ))}
      {result.doses.length > 0 && <DoseList doses={result.doses} />}
      {result.extra.length + result.aside.length > 0 && (
        <section className="panel conform-rest">
          <h3>{m.rest}</h3>
          <SeriesList title={m.extra(result.extra.length)} series={result.extra} />
          <SeriesList title={m.aside(result.aside.length)} series={result.aside} />
        </section>
      )}
    </div>
  );
}

function SeriesList({ title, series }: { title: string; series: readonly ExamSeries[] }) {
  if (series.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {series.map(({ id, name, images }) => (
          <li key={id}>{m.option(name, '', images)}</li>
        ))}
      </ul>
    </>
  );
}
