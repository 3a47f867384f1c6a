import { Fragment } from 'react';
import { VALUE_PLACEHOLDER } from '#lib/kinds/questionnaire/report-sections.ts';
import { questionnaireMessages as m } from '#lib/messages/questionnaire.ts';

interface ReportSentenceProps {
  sentence: string | undefined;
  inConclusion: boolean | undefined;
}

/** The sentence as it is written in the report, with the places that values take. */
function Sentence({ sentence }: { sentence: string }) {
  return (
    <>
      <i className="i-lucide-file-text" aria-hidden="true" />
      <span className="visually-hidden">{m.inReport}</span>
      <q>
        {sentence.split(VALUE_PLACEHOLDER).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence stay in their order
          <Fragment key={index}>
            {index > 0 && <span className="value">{m.value}</span>}
            {part}
          </Fragment>
        ))}
      </q>
    </>
  );
}

/** What an answer writes in the report, when it writes something. */
export function ReportSentence({ sentence, inConclusion }: ReportSentenceProps) {
  if (!sentence && !inConclusion) return null;
  return (
    <p className="sentence">
      {sentence && <Sentence sentence={sentence} />}
      {inConclusion && <span className="in-conclusion">{m.inConclusion}</span>}
    </p>
  );
}
