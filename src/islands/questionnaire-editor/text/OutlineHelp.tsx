import { outlineMessages as m } from '#lib/questionnaires/outline-texts.ts';

/** Help on the marks of the outline language, with the result of each. */
export function OutlineHelp() {
  return (
    <details className="outline-help">
      <summary>{m.help}</summary>
      <dl>
        {m.marks.map(([mark, words]) => (
          <div key={mark}>
            <dt>
              <code>{mark}</code>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{m.helpFoot}</p>
    </details>
  );
}
