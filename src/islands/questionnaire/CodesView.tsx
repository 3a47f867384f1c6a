import type { Code } from '#lib/questionnaires/codes.ts';
import { codesMessages as m } from '#lib/questionnaires/codes-texts.ts';

/** Terminology codes of a node, and of its unit, shown on demand. */
export function CodesView({ node }: { node: { codes?: Code[] | undefined; unitCode?: Code | undefined } }) {
  const all = [...(node.codes ?? []), ...(node.unitCode ? [node.unitCode] : [])];
  if (all.length === 0) return null;
  return (
    <details className="codes">
      <summary>{m.title(all.length)}</summary>
      <ul>
        {all.map((code) => (
          <li key={`${code.system} ${code.code}`}>{m.shown(code)}</li>
        ))}
      </ul>
    </details>
  );
}
