import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { TreeView } from './tree-view.ts';

/**
 * Focuses the element in the URL's fragment, expanded, or else the tree, so that its keys work at once: the live form
 * would take the focus, as it does where questionnaires are answered. On touch screens only the fragment is focused.
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

/** Returns the focus to the tree when editing of a row ends, and ends it when the row is removed. */
export function useTyping(view: TreeView, tree: RefObject<HTMLElement | null>): void {
  const typing = useStore(view.$typing);
  const rows = useStore(view.$rows);
  const was = useRef(typing);
  useEffect(() => {
    if (typing !== undefined && !rows.some(({ node }) => node.id === typing)) view.type(undefined);
    const isLeft = was.current !== undefined && typing === undefined;
    was.current = typing;
    if (!isLeft) return;
    // By the next frame the person may have moved the focus elsewhere.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) tree.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [typing, rows, view, tree]);
}
