import { Fragment } from 'react';
import { questionnaireEditorMessages as m } from '#lib/questionnaires/editor-texts.ts';
import { instanceParts } from '#lib/questionnaires/repeats/instances.ts';
import type { Report } from '#lib/questionnaires/report/report-types.ts';
import { questionnaireMessages } from '#lib/questionnaires/texts.ts';

/** Id of the node in the editor, also if an instance of a repeated group wrote the sentence. */
const sourceOf = (id: string): string => instanceParts(id)?.source ?? id;

interface WrittenReportProps {
  report: Report;
  /** The node whose sentence is highlighted. */
  current?: string | undefined;
  /** Selects the nodes that wrote a sentence. */
  onShow(nodes: readonly string[]): void;
}

/** The report that would be written; each sentence is a button that goes to its node. */
export function WrittenReport({ report, current, onShow }: WrittenReportProps) {
  if (report.length === 0) return <p className="quiet">{m.emptyReport}</p>;
  return (
    <div className="written-report">
      {report.map(({ section, paragraphs }) => (
        <section key={section}>
          <h3>{questionnaireMessages.sections[section]}</h3>
          {paragraphs.map(({ page, sentences }) => (
            <p key={page}>
              {sentences.map(({ key, nodes, text }) => (
                <Fragment key={key}>
                  <button
                    type="button"
                    className={`written-sentence${current !== undefined && nodes.includes(current) ? ' is-current' : ''}`}
                    title={m.showWriter}
                    onClick={() => onShow(nodes.map(sourceOf))}
                  >
                    {text}
                  </button>{' '}
                </Fragment>
              ))}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
