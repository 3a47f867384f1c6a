import { Fragment } from 'react';
import type { FormulaName } from '#lib/questionnaires/formulas/formula-names.ts';
import { formulaText } from '#lib/questionnaires/formulas/formula-text.ts';
import { sentenceParts } from '#lib/questionnaires/sentence-parts.ts';
import { questionnaireMessages as m } from '#lib/questionnaires/texts.ts';

interface ReportSentenceProps {
  node: {
    sentence?: string | undefined;
    sentenceCondition?: string | undefined;
    inConclusion?: boolean | undefined;
  };
  names: readonly FormulaName[];
}

/** The report sentence, with its placeholders for values, options and the side. */
function Sentence({ sentence }: { sentence: string }) {
  return (
    <>
      <i className="i-lucide-file-text" aria-hidden="true" />
      <span className="visually-hidden">{m.inReport}</span>
      <q>
        {sentenceParts(sentence).map(
          (part, index) =>
            // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
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

/** The sentence that an answer contributes to the report, if any. */
export function ReportSentence({ node, names }: ReportSentenceProps) {
  const { sentence, sentenceCondition, inConclusion } = node;
  if (!sentence && !inConclusion) return null;
  return (
    <p className="sentence">
      {sentence && <Sentence sentence={sentence} />}
      {sentenceCondition && (
        <span className="quiet">{m.saidOnlyIf(formulaText(sentenceCondition, names))}</span>
      )}
      {inConclusion && <span className="in-conclusion">{m.inConclusion}</span>}
    </p>
  );
}
