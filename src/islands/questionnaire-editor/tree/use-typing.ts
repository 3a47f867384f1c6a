import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { TreeView } from './tree-view.ts';

/**
 * Gives the focus to what the address names, unfolded, and otherwise to the tree, so that its keys act at once. The live
 * form would take it, as it does where questionnaires are answered. A finger asks for no focus but by an address.
 */
export function useFirstFocus(tree: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const place = document.getElementById(location.hash.slice(1));
    place?.closest('details')?.setAttribute('open', '');
    place?.focus();
    if (document.activeElement !== document.body) return;
    if (matchMedia('(pointer: fine)').matches) tree.current?.focus({ preventScroll: true });
  }, [tree]);
}

/** Gives the focus back to the tree once no row is typed in, and stops where the row is gone. */
export function useTyping(view: TreeView, tree: RefObject<HTMLElement | null>): void {
  const typing = useStore(view.$typing);
  const rows = useStore(view.$rows);
  const was = useRef(typing);
  useEffect(() => {
    if (typing !== undefined && !rows.some(({ node }) => node.id === typing)) view.type(undefined);
    const isLeft = was.current !== undefined && typing === undefined;
    was.current = typing;
    if (!isLeft) return;
    // By the next frame the focus is where one went, if one went somewhere.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) tree.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [typing, rows, view, tree]);
}
