import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import type { QuestionnaireEditor } from '../editor.ts';
import { useLackingSentences } from '../use-lacking-sentences.ts';
import { type RowHandlers, TreeRow } from './TreeRow.tsx';
import type { TreeView } from './tree-view.ts';
import type { DropTarget } from './use-drag.ts';

interface TreeRowsProps {
  editor: QuestionnaireEditor;
  view: TreeView;
  range: { from: number; to: number };
  rowHeight: number;
  target: DropTarget | undefined;
  handlers: RowHandlers;
}

/** Space for the rows out of sight. The height is set by script, as server HTML may have no style attribute. */
function Space({ height }: { height: number }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.style.setProperty('height', `${height}px`), [height]);
  return <div ref={element} role="none" />;
}

/** The visible rows, between spaces as high as the others. */
export function TreeRows({ editor, view, range, rowHeight, target, handlers }: TreeRowsProps) {
  const rows = useStore(view.$rows);
  const typing = useStore(view.$typing);
  const selected = new Set(useStore(editor.$selected));
  const lacking = useLackingSentences(editor);
  return (
    <>
      <Space height={range.from * rowHeight} />
      {rows.slice(range.from, range.to).map((row) => (
        <div
          key={row.node.id}
          role="none"
          className={target?.id === row.node.id ? `tree-slot drop-${target.side}` : 'tree-slot'}
        >
          <TreeRow
            kind={row.kind}
            node={row.node}
            level={row.level}
            position={row.position}
            count={row.count}
            isOpen={row.isOpen}
            isSelected={selected.has(row.node.id)}
            isTyping={typing === row.node.id}
            lacksSentence={lacking.has(row.node.id)}
            {...handlers}
          />
        </div>
      ))}
      <Space height={(rows.length - range.to) * rowHeight} />
    </>
  );
}
