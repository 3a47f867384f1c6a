import type { Engine } from '#lib/viewer/engine.ts';
import { type LinkKind, linkOf } from '#lib/viewer/link-kind.ts';
import type { ViewState } from '#lib/viewer/state.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';

const LINKS: Record<LinkKind, string> = {
  position: m.byPosition,
  unverified: m.byPositionUnverified,
  slice: m.bySlice,
};

interface PanelLinkProps {
  engine: Engine;
  panel: number;
  state: ViewState;
}

/** Label that says how a panel is linked with the others; its code is loaded only when there are several panels. */
export function PanelLink({ engine, panel, state }: PanelLinkProps) {
  const link = linkOf(state, engine.stacks, panel);
  return link ? <span className="corner-linked">{LINKS[link]}</span> : null;
}
