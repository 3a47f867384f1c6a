import { useMemo } from 'react';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { check } from '#lib/questionnaires/check/check.ts';
import type { Finding } from '#lib/questionnaires/check/finding.ts';
import { examplesMessages, findingExample } from '#lib/questionnaires/check-examples-texts.ts';
import { findingText } from '#lib/questionnaires/check-texts.ts';
import { questionnaireEditorMessages as m } from '#lib/questionnaires/editor-texts.ts';
import { nodeText, walkBody } from '#lib/questionnaires/edits/nodes.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { useBody } from '../use-body.ts';
import { useDebounced } from '../use-debounced.ts';
import './check-pane.css';

/** Maximum number of issues shown; correcting some reveals the next. */
const SHOWN = 200;

/** The words of every node, by id. */
function namesOf(body: QuestionnaireBody): (id: string) => string {
  const names = new Map(
    Array.from(walkBody(body), (each) => [each.node.id, nodeText(each) || m.untitled[each.kind]]),
  );
  return (id) => names.get(id) ?? id;
}

interface FindingsProps {
  findings: readonly Finding[];
  name(id: string): string;
  onShow(node: string): void;
}

/** Why an issue matters, with an example of the same mistake and its correction. */
function Why({ finding }: { finding: Finding }) {
  const { why, wrong, right } = findingExample(finding);
  return (
    <details className="finding-why">
      <summary>{examplesMessages.why}</summary>
      <p>{why}</p>
      <dl>
        <dt>{examplesMessages.wrong}</dt>
        <dd>{wrong}</dd>
        <dt>{examplesMessages.right}</dt>
        <dd>{right}</dd>
      </dl>
    </details>
  );
}

/** The issues, each with a button that goes to its node. */
function Findings({ findings, name, onShow }: FindingsProps) {
  return (
    <ul className="findings">
      {findings.slice(0, SHOWN).map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a node may have the same issue several times
        <li key={`${finding.node} ${finding.code} ${index}`}>
          <button type="button" className="finding" onClick={() => onShow(finding.node)}>
            <strong>{name(finding.node)}</strong>
            <span>{findingText(finding, name)}</span>
          </button>
          <Why finding={finding} />
        </li>
      ))}
    </ul>
  );
}

interface CheckPaneProps {
  editor: QuestionnaireEditor;
  onShow(nodes: readonly string[]): void;
}

/** The issues that the author should look at. */
export function CheckPane({ editor, onShow }: CheckPaneProps) {
  const body = useDebounced(useBody(editor));
  const findings = useMemo(() => check(body), [body]);
  const name = useMemo(() => namesOf(body), [body]);
  return (
    <div className="check-pane">
      <p role="status">{m.findings(findings.length)}</p>
      <Findings findings={findings} name={name} onShow={(node) => onShow([node])} />
      {findings.length > SHOWN && <p className="quiet">{m.moreFindings(findings.length - SHOWN)}</p>}
    </div>
  );
}
