import type { ShownQuestion } from '#lib/questions/attempt-schemas.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';

/** The start of a script concordance question (TCS): a hypothesis, and a new finding. */
export function Script({ question: { hypothesis, fact } }: { question: ShownQuestion }) {
  return (
    <dl className="script">
      <dt>{m.hypothesis}</dt>
      <dd>{hypothesis}</dd>
      <dt>{m.fact}</dt>
      <dd>{fact}</dd>
      <dt>{m.scaleLegend}</dt>
    </dl>
  );
}
