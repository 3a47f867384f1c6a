import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import { QUESTIONS_MAX } from '#lib/questions/formats.ts';
import type { CaseQuestion } from '#lib/questions/questions-schema.ts';
import type { QuestionsDesk } from './use-questions.ts';

interface ExplainedFindingsProps {
  desk: QuestionsDesk;
  question: CaseQuestion;
  number: number;
}

/** Choice of the findings shown on the images with the key; the structures of a zone question are always shown. */
export function ExplainedFindings({ desk, question, number }: ExplainedFindingsProps) {
  const { id, findings: shown = [] } = question;
  const structures = question.format === 'zone' ? question.structures.map(({ finding }) => finding) : [];
  const offered = desk.findings.filter((finding) => !structures.includes(finding.id));
  if (offered.length === 0) return null;
  const tick = (finding: string, isTicked: boolean) =>
    desk.change(id, ({ findings = [], ...each }) => {
      const others = findings.filter((other) => other !== finding);
      const next = isTicked ? [...others, finding] : others;
      return { ...each, ...(next.length > 0 && { findings: next }) };
    });
  return (
    <details className="explained-choice" open={shown.length > 0 || undefined}>
      <summary>{m.shownFindings}</summary>
      <fieldset aria-label={m.shownFindingsOf(number)}>
        {offered.map((finding) => {
          const isTicked = shown.includes(finding.id);
          return (
            <label key={finding.id} className="explained-finding">
              <input
                type="checkbox"
                checked={isTicked}
                disabled={!isTicked && shown.length >= QUESTIONS_MAX.findings}
                onChange={({ target }) => tick(finding.id, target.checked)}
              />
              {finding.name}
            </label>
          );
        })}
      </fieldset>
    </details>
  );
}
