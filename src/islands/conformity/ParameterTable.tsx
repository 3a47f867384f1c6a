import type { ParameterResult } from '#lib/protocols/conformity/conformity.ts';
import { conformityMessages as m } from '#lib/protocols/conformity-texts.ts';
import { privateSourceMessages } from '#lib/protocols/private-sources-texts.ts';
import { VerdictMark } from './VerdictMark.tsx';

/** Parameters one below the other: what is prescribed, what was read, and the verdict. */
export function ParameterTable({
  caption,
  parameters,
}: {
  caption: string;
  parameters: readonly ParameterResult[];
}) {
  return (
    <table className="conform-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.heads.parameter}</th>
          <th scope="col">{m.heads.expected}</th>
          <th scope="col">{m.heads.read}</th>
          <th scope="col">{m.heads.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ field, verdict, expected, read, tolerance }) => (
          <tr key={field.key} className={verdict}>
            <th scope="row">{field.label}</th>
            <td data-label={m.heads.expected}>
              {expected === undefined ? m.nothing : m.value(field, expected)}
              {expected !== undefined && tolerance && (
                <small className="quiet">{m.tolerance(field, tolerance)}</small>
              )}
            </td>
            <td data-label={m.heads.read}>
              {read?.text ?? m.nothing}
              {read && read.otherTexts.length > 0 && (
                <small className="quiet">{m.others(read.otherTexts)}</small>
              )}
              {read && read.origins.length > 0 && (
                <small className="quiet">{privateSourceMessages.readIn(read.origins)}</small>
              )}
              {read && read.disputes.length > 0 && (
                <small className="quiet">{privateSourceMessages.butElsewhere(read.disputes)}</small>
              )}
            </td>
            <td>
              <VerdictMark verdict={verdict} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
