import { useEffect, useState } from 'react';

/** The panes of the editor: side by side where there is room, one at a time on a phone. */
export type PaneName = 'tree' | 'details' | 'text' | 'check' | 'trials' | 'preview';

/** Media queries for two and for three columns, as in the style sheet. */
const TWO_COLUMNS = '(min-width: 701px)';
const THREE_COLUMNS = '(min-width: 1101px)';

function useMedia(query: string): boolean {
  const [fits, setFits] = useState(true);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => setFits(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return fits;
}

/** The panes to choose from, and the one shown. On wider screens the tree, and then the preview, are always visible. */
export function usePanes(chosen: PaneName): { choices: PaneName[]; shown: PaneName; hasPreview: boolean } {
  const isTreeApart = useMedia(TWO_COLUMNS);
  const isPreviewApart = useMedia(THREE_COLUMNS);
  const all: PaneName[] = ['tree', 'details', 'text', 'check', 'trials', 'preview'];
  const apart = new Set([isTreeApart && 'tree', isPreviewApart && 'preview']);
  const choices = all.filter((pane) => !apart.has(pane));
  const shown = choices.includes(chosen) ? chosen : 'details';
  return { choices, shown, hasPreview: isPreviewApart || shown === 'preview' };
}
