import { memo } from 'react';
import { questionnaireEditorMessages } from '#lib/questionnaires/editor-texts.ts';
import type { TypedNode } from '#lib/questionnaires/outline/typed-tree.ts';
import { outlineMessages as m } from '#lib/questionnaires/outline-texts.ts';
import { iconOf, kindWords, lookOf } from '../tree/node-icons.ts';

function Nodes({ nodes }: { nodes: readonly TypedNode[] }) {
  return (
    <ul>
      {nodes.map(({ made, text, isNew, isFaulty, inside }, index) => {
        const look = lookOf(made);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: new nodes get other ids each time the text is parsed
          <li key={index}>
            <span className={`typed-node of-${made.kind}`}>
              <i
                className={`row-icon ${iconOf(look)}`}
                title={kindWords(look)}
                role="img"
                aria-label={kindWords(look)}
              />
              <span>{text || questionnaireEditorMessages.untitled[made.kind]}</span>
              {isNew && <span className="quiet">{m.isNew}</span>}
              {isFaulty && <span className="fault">{m.isFaulty}</span>}
            </span>
            {inside.length > 0 && <Nodes nodes={inside} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The tree that results from the text, updated during typing at low priority, so that keystrokes never wait. */
export const TypedTree = memo(function TypedTree({ nodes }: { nodes: readonly TypedNode[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section className="typed-tree" aria-label={m.typedTree} tabIndex={0}>
      <h2>{m.typedTree}</h2>
      {nodes.length === 0 ? <p className="quiet">{m.nothingTyped}</p> : <Nodes nodes={nodes} />}
    </section>
  );
});
