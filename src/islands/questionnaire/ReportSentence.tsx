import { Fragment } from 'react';
import { sentenceParts } from '#lib/questionnaires/sentence-parts.ts';
import { questionnaireMessages as m } from '#lib/questionnaires/texts.ts';

interface ReportSentenceProps {
  sentence: string | undefined;
  inConclusion: boolean | undefined;
}

/** The sentence as it is written in the report, with the places that values, options and the side take. */
function Sentence({ sentence }: { sentence: string }) {
  return (
    <>
      <i className="i-lucide-file-text" aria-hidden="true" />
      <span className="visually-hidden">{m.inReport}</span>
      <q>
        {sentenceParts(sentence).map(
          (part, index) =>
            // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of one sentence stay in their order
            'text' in part ? (
              <Fragment key={index}>{part.text}</Fragment>
            ) : (
              <span key={index} className="value">
                {m.placeholders[part.placeholder] ?? `{${part.placeholder}}`}
              </span>
            ),
          // biome-ignore-end lint/suspicious/noArrayIndexKey: until here
        )}
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
